import { beforeEach, describe, expect, it } from 'vitest'
import type { Bundle } from '../../../src/core/bundle/bundle.ts'
import type { Execution } from '../../../src/core/execution/execution.ts'
import { checksummed } from '../../../src/core/families/address.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { chainById } from '../../../src/core/profiles/profile.ts'
import { failedSaying } from '../../../src/core/reason/reason.ts'
import { calldata, SELECTORS } from '../../../src/core/verify/evm/calldata.ts'
import { type AllowanceNode, readAllowances } from '../../../src/wallet/allowances/open-allowances.ts'
import { BEGAN, bundleOf } from '../../core/bundle/bundles.ts'
import { STRANGER, USDC, USER } from '../../core/honest.ts'
import { pinnedOn } from '../../core/pinned.ts'
import { only } from '../../made.ts'

const BASE = 8453
const TOKEN = USDC[BASE]
const DEPOSITORY = chainById(devnet, BASE)?.depositories[0] ?? ''
const PERMIT2 = pinnedOn(BASE, 'permit2')
const UNTIL = BigInt(BEGAN + 600)
const ODD_TOKEN = `0x${'a1'.repeat(20)}`
const HOLDER = { account: USER, chainId: BASE }

function newState() {
  return {
    /** A negative amount stands for an unanswered question. */
    allowed: new Map<string, bigint>(),
    inside: new Map<string, Readonly<{ amount: bigint; untilSeconds: bigint }>>(),
    loggedInside: { ok: true, value: { approvals: [], fromBlock: 0n } } as Awaited<
      ReturnType<AllowanceNode['loggedInPermit2']>
    >,
    logged: { ok: true, value: { approvals: [], fromBlock: 0n } } as Awaited<
      ReturnType<AllowanceNode['loggedApprovals']>
    >,
    isSilent: false,
    executions: [] as readonly Execution[],
    bundles: [] as readonly Bundle[],
    /** `true` marks a contract; another chain has no entry. */
    contracts: new Map<string, boolean>(),
    asked: [] as string[],
    own: [] as readonly string[],
  }
}
let state: ReturnType<typeof newState>
beforeEach(() => {
  state = newState()
})

const nameOf = (token: string, spender: string) => `${token} ${spender}`.toLowerCase()
const allow = (token: string, spender: string, amount: bigint) => state.allowed.set(nameOf(token, spender), amount)
const read = () =>
  readAllowances(HOLDER, {
    profile: devnet,
    executions: async () => state.executions,
    bundles: async () => state.bundles,
    ownAccounts: async () => state.own,
    nowSeconds: () => BEGAN,
    node: () => ({
      allowance: async (token, owner, spender) => {
        expect(owner).toBe(USER)
        const value = state.isSilent ? -1n : (state.allowed.get(nameOf(token, spender)) ?? 0n)
        return value < 0n ? failedSaying('no answer in time') : { ok: true, value }
      },
      loggedApprovals: async () => state.logged,
      permit2Allowance: async (permit2, { owner, token, spender }) => {
        expect([permit2, owner]).toEqual([PERMIT2, USER])
        if (state.isSilent) return failedSaying('no answer in time')
        return { ok: true, value: state.inside.get(nameOf(token, spender)) ?? { amount: 0n, untilSeconds: 0n } }
      },
      loggedInPermit2: async () => state.loggedInside,
      isContract: async (address) => {
        state.asked.push(address)
        const value = state.contracts.get(address)
        return value === undefined ? failedSaying('no answer in time') : { ok: true, value }
      },
      madeAtSeconds: async (block) => ({ ok: true, value: BEGAN + Number(block) }),
    }),
  })

const includedAt = (readAtSeconds: number) => only<Bundle['items']>([{ phase: 'included', readAtSeconds }])
const approving: Bundle = {
  ...bundleOf(1, {
    account: USER,
    calls: [{ to: ODD_TOKEN, data: calldata(SELECTORS.approve, STRANGER, 5n), value: 0n, gas: undefined }],
  }),
  items: includedAt(BEGAN + 4),
}
const transfer = only<Execution>({
  id: 'transfer-1',
  plan: [{ kind: 'evmTransaction', role: 'approve', chainId: BASE, from: USER, to: TOKEN, counterparty: DEPOSITORY }],
  items: includedAt(BEGAN + 2),
  stage: { stage: 'failed', end: { reason: 'abandoned' } },
})

describe('what an account has allowed on a chain', () => {
  it('is nothing where every token says so', async () => {
    expect(await read()).toEqual({ ok: true, value: { open: [], unread: 0, back: { how: 'all' } } })
  })

  it('is what a transfer left behind, by the token’s own answer', async () => {
    state.executions = [transfer]
    allow(TOKEN, DEPOSITORY, 5n)
    const about = { amount: 5n, sinceSeconds: BEGAN + 2, origin: undefined, isKnown: true, neededBy: undefined }
    expect(await read()).toMatchObject({ ok: true, value: { open: [{ token: TOKEN, ...about }] } })
    state.executions = [{ ...transfer, stage: { stage: 'steps' } }]
    expect(await read()).toMatchObject({ value: { open: [{ neededBy: 'transfer-1' }] } })
  })

  it('is what a site’s calls allowed, also of a token that is not pinned', async () => {
    state.bundles = [approving]
    allow(ODD_TOKEN, STRANGER, 7n)
    const about = { amount: 7n, sinceSeconds: BEGAN + 4, origin: 'https://shop.example', isKnown: true }
    expect(await read()).toMatchObject({ ok: true, value: { open: [{ spender: STRANGER, ...about }] } })
  })

  it('is what logs name, which is not known as the wallet’s own, and only where the token still says so', async () => {
    const approvals = [
      { token: ODD_TOKEN, spender: STRANGER, blockNumber: 9n },
      { token: ODD_TOKEN, spender: USER, blockNumber: 9n },
    ]
    state.logged = { ok: true, value: { approvals, fromBlock: 8n } }
    allow(ODD_TOKEN, STRANGER, 1n)
    expect(await read()).toEqual({
      ok: true,
      value: {
        open: [
          {
            ...{ token: ODD_TOKEN, spender: STRANGER, amount: 1n, sinceSeconds: BEGAN + 9, origin: undefined },
            ...{ isKnown: false, neededBy: undefined, spenderKind: 'unread', at: 'token', untilSeconds: undefined },
          },
        ],
        unread: 0,
        back: { how: 'since', sinceSeconds: BEGAN + 8 },
      },
    })
  })

  it('says of a spender whether it is an ordinary account, and of one that no node answers for neither', async () => {
    state.bundles = [approving]
    allow(ODD_TOKEN, STRANGER, 7n)
    expect(await read()).toMatchObject({ value: { open: [{ spenderKind: 'unread' }] } })
    state.contracts.set(STRANGER, false)
    expect(await read()).toMatchObject({ value: { open: [{ spenderKind: 'ordinary' }] } })
    state.contracts.set(STRANGER, true)
    expect(await read()).toMatchObject({ value: { open: [{ spenderKind: 'contract' }] } })
    state.own = [STRANGER.toLowerCase()]
    expect(await read()).toMatchObject({ value: { open: [{ spenderKind: 'own' }] } })
  })

  it('asks once for the code of a spender that may take several things', async () => {
    state.executions = [transfer]
    state.bundles = [approving]
    allow(TOKEN, DEPOSITORY, 5n)
    allow(ODD_TOKEN, DEPOSITORY, 5n)
    state.inside.set(nameOf(TOKEN, STRANGER), { amount: 2n, untilSeconds: UNTIL })
    allow(ODD_TOKEN, STRANGER, 7n)
    const approvals = [{ token: TOKEN, spender: STRANGER.toLowerCase(), blockNumber: 9n }]
    state.loggedInside = { ok: true, value: { approvals, fromBlock: 8n } }
    expect(await read()).toMatchObject({ value: { open: { length: 3 } } })
    expect(state.asked.map((each) => each.toLowerCase()).sort()).toEqual(
      [STRANGER, DEPOSITORY].map((each) => each.toLowerCase()).sort(),
    )
  })

  it('is said to be unread where a token gives no answer, and not known where none does', async () => {
    allow(TOKEN, DEPOSITORY, -1n)
    expect(await read()).toMatchObject({ ok: true, value: { open: [], unread: 1 } })
    state.isSilent = true
    expect(await read()).toEqual(failedSaying('no answer in time'))
  })

  it('says why where the node gives no logs', async () => {
    state.logged = failedSaying('range too wide')
    expect(await read()).toMatchObject({
      ok: true,
      value: { back: { how: 'none', why: { code: 'SAID', words: 'range too wide' } } },
    })
  })

  it('is what Permit2 keeps, by its own answer, for a site that asked or by its own log, until it is over', async () => {
    const call = {
      to: PERMIT2,
      data: calldata('0x87517c45', ODD_TOKEN, STRANGER, 5n, UNTIL),
      value: 0n,
      gas: undefined,
    }
    state.bundles = [{ ...approving, calls: [call] }]
    state.inside.set(nameOf(ODD_TOKEN, STRANGER), { amount: 4n, untilSeconds: UNTIL })
    state.inside.set(nameOf(TOKEN, USER), { amount: 3n, untilSeconds: UNTIL })
    state.inside.set(nameOf(TOKEN, STRANGER), { amount: 2n, untilSeconds: BigInt(BEGAN) })
    const approvals = [
      { token: TOKEN, spender: USER, blockNumber: 9n },
      { token: TOKEN, spender: STRANGER, blockNumber: 9n },
    ]
    state.loggedInside = { ok: true, value: { approvals, fromBlock: 8n } }
    const inside = { at: 'permit2', untilSeconds: UNTIL, isKnown: true, neededBy: undefined, spenderKind: 'unread' }
    expect(await read()).toEqual({
      ok: true,
      value: {
        open: [
          {
            ...{ token: checksummed(ODD_TOKEN), spender: STRANGER, amount: 4n, sinceSeconds: BEGAN + 4, ...inside },
            origin: 'https://shop.example',
          },
          { token: TOKEN, spender: USER, amount: 3n, sinceSeconds: BEGAN + 9, origin: undefined, ...inside },
        ],
        unread: 0,
        back: { how: 'since', sinceSeconds: BEGAN + 8 },
      },
    })
    // The token's own allowance and log differ from Permit2's.
    allow(TOKEN, USER, 9n)
    expect(await read()).toMatchObject({ value: { open: [{ amount: 4n }, { amount: 3n }] } })
    state.loggedInside = failedSaying('range too wide')
    expect(await read()).toMatchObject({ value: { open: [{ amount: 4n }], back: { how: 'none' } } })
  })
})
