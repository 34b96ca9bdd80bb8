import { beforeEach, describe, expect, it } from 'vitest'
import type { AllowanceContract } from '../../../src/core/allowances/pairs.ts'
import { revokeCall } from '../../../src/core/allowances/revoke.ts'
import type { Bundle } from '../../../src/core/bundle/bundle.ts'
import type { Execution } from '../../../src/core/execution/execution.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { saying } from '../../../src/core/reason/reason.ts'
import { createLock } from '../../../src/lib/lock.ts'
import { createRevocations } from '../../../src/wallet/allowances/revocation.ts'
import { createPendingProposals } from '../../../src/wallet/bundles/pending-proposals.ts'
import { bundleOf } from '../../core/bundle/bundles.ts'
import { NOW, STRANGER, USDC, USER } from '../../core/honest.ts'
import { pinnedOn } from '../../core/pinned.ts'
import { only } from '../../made.ts'
import { newState, portsOf } from '../bundles/stand.ts'
import { neverLate } from '../watched.ts'

const BASE = 8453
const WANTED = { account: USER, chainId: BASE, token: USDC[BASE], spender: STRANGER, at: 'token' as AllowanceContract }
const INSIDE = { ...WANTED, at: 'permit2' as const }
const PERMIT2 = pinnedOn(BASE, 'permit2')
const CHAIN = { contracts: [{ kind: 'permit2', address: PERMIT2 } as const] }

function newWallet() {
  const state = Object.assign(newState(), {
    own: [USER] as readonly string[],
    executions: [] as readonly Execution[],
    saved: [] as Bundle[],
    names: 0,
  })
  state.simulation = {
    ...state.simulation,
    needs: [],
    effects: { ok: true, value: { changes: [], approvals: [], deposits: [] } },
  }
  const lock = createLock()
  const { ask: _ask, ...ports } = portsOf(state)
  const proposals = createPendingProposals({
    ...ports,
    decisions: {
      ask: () => Promise.reject(new Error('not asked')),
      decide: () => Promise.reject(new Error('not asked')),
      decidePart: () => Promise.reject(new Error('not asked')),
      isWorse: async () => false,
      openOf: () => undefined,
      attend: () => undefined,
    },
    grantOf: async () => undefined,
    save: async (bundle) => void state.saved.push(bundle),
    nonce: async () => ({ ok: true, value: 7 }),
    after: neverLate,
    exclusive: (_name, work) => work(),
    wake: () => undefined,
    randomName: () => `name-${++state.names}`,
    nowSeconds: () => NOW,
  })
  const revocations = createRevocations({
    profile: devnet,
    proposals,
    ownAccounts: async () => state.own,
    executions: async () => state.executions,
    bundles: async () => state.saved,
    exclusive: (_name, work) => lock(work),
  })
  return { state, revocations }
}

let state: ReturnType<typeof newWallet>['state']
let revocations: ReturnType<typeof newWallet>['revocations']
beforeEach(() => {
  ;({ state, revocations } = newWallet())
})

async function markOf(wanted = WANTED): Promise<string> {
  const asked = await revocations.ask(wanted)
  return 'shown' in asked ? asked.shown.mark : ''
}

describe('taking an allowance back', () => {
  it('begins a bundle of the wallet’s own, of the one call that ends it', async () => {
    const mark = await markOf()
    expect(mark).not.toBe('')
    expect(await revocations.take(WANTED, mark)).toEqual({ id: 'bundle:name-1' })
    expect(state.saved).toMatchObject([
      {
        requester: { by: 'wallet', wish: 'revoke' },
        account: USER,
        chainId: BASE,
        calls: [revokeCall(WANTED, CHAIN)],
        funding: [],
        stage: { stage: 'calls' },
      },
    ])
  })

  it('that is kept inside of Permit2 is another one, ended by a call to that', async () => {
    const mark = await markOf()
    const inside = await markOf(INSIDE)
    expect(inside).not.toBe(mark)
    expect(await revocations.take(INSIDE, mark)).toBeUndefined()
    const taken = await revocations.take(INSIDE, inside)
    expect(taken).toBeDefined()
    expect(state.saved).toMatchObject([{ calls: [{ ...revokeCall(INSIDE, CHAIN), to: PERMIT2 }] }])
    expect(await revocations.ask(INSIDE)).toEqual({ obstacle: 'underWay', bundleId: taken?.id })
    expect(await revocations.take(WANTED, mark)).toBeDefined()
    expect(state.saved).toHaveLength(2)
  })

  it('needs a yes to what was shown, for this very allowance', async () => {
    const mark = await markOf()
    expect(await revocations.take(WANTED, 'another')).toBeUndefined()
    expect(await revocations.take({ ...WANTED, spender: USER }, mark)).toBeUndefined()
    expect(state.saved).toEqual([])
  })

  it('happens once, however often it is said at the same moment, and not again while it is under way', async () => {
    const mark = await markOf()
    const taken = await Promise.all([revocations.take(WANTED, mark), revocations.take(WANTED, mark)])
    expect(taken.filter((each) => each !== undefined)).toHaveLength(1)
    expect(state.saved).toHaveLength(1)
    expect(await revocations.ask({ ...WANTED, account: USER.toLowerCase() })).toEqual({
      obstacle: 'underWay',
      bundleId: 'bundle:name-1',
    })
    expect(await revocations.ask({ ...WANTED, spender: USDC[BASE] })).toMatchObject({ shown: {} })
  })

  it('can be asked for again once it is over', async () => {
    state.saved = [{ ...bundleOf(1), stage: { stage: 'done' } }]
    expect(await markOf()).not.toBe('')
  })

  it('waits for a transfer that still uses it, also where that began after it was shown', async () => {
    const mark = await markOf()
    const item = { kind: 'evmTransaction', role: 'approve', chainId: BASE, from: USER, to: WANTED.token } as const
    const needing = { id: 'transfer', plan: [{ ...item, counterparty: STRANGER }], stage: { stage: 'steps' } } as const
    state.executions = [only<Execution>(needing)]
    expect(await revocations.ask(WANTED)).toEqual({ obstacle: 'needed', executionId: 'transfer' })
    expect(await revocations.take(WANTED, mark)).toBeUndefined()
    expect(state.saved).toEqual([])
  })

  it('is not offered for an account that does not sign, and leads nowhere where it would fail', async () => {
    state.simulation = { ...state.simulation, reverted: saying('execution reverted') }
    expect(await markOf()).toBe('')
    expect(await revocations.take(WANTED, '')).toBeUndefined()
    state.own = [STRANGER]
    expect(await revocations.ask(WANTED)).toEqual({ obstacle: 'notOwn' })
  })
})
