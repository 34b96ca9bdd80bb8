import { expect, it } from 'vitest'
import { delegationHandlers } from '../../../entrypoints/background/handlers/delegations.ts'
import { openDelegations } from '../../../entrypoints/background/wiring/delegations.ts'
import type { Stores } from '../../../entrypoints/background/wiring/stores.ts'
import type { Bundle } from '../../../src/core/bundle/bundle.ts'
import { UNDELEGATION, undelegationCall } from '../../../src/core/bundle/undelegation.ts'
import { checksummed } from '../../../src/core/families/address.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import type { Answer } from '../../../src/core/reason/reason.ts'
import { failedSaying } from '../../../src/core/reason/reason.ts'
import { createLock } from '../../../src/lib/lock.ts'
import type { EvmClient } from '../../../src/net/families/evm/client.ts'
import type { CallsToPropose, MarkedProposal, PendingProposals } from '../../../src/wallet/bundles/pending-proposals.ts'
import { bundleOf, SENDER } from '../../core/bundle/bundles.ts'
import { STRANGER } from '../../core/honest.ts'
import { only } from '../../made.ts'

const PAGE = { id: 'page' } as never
const PLACE = { account: SENDER, chainId: 8453 }
const proposal: Partial<MarkedProposal['proposal']> = {
  ...{ mostGas: undefined, missing: [], legs: [], knownOrder: undefined },
  effects: failedSaying('not tried'),
}
const shown: Readonly<Record<string, unknown>> = { mark: 'shown', triedAtSeconds: 1, proposal }

function opened() {
  const state = {
    delegate: { ok: true, value: STRANGER.toLowerCase() } as Answer<string | undefined>,
    named: [] as { address: string; name: string }[],
    bundles: [] as Bundle[],
    approved: [] as CallsToPropose[],
    reads: 0,
    isUnlocked: true,
  }
  const lock = createLock()
  const delegations = openDelegations({
    stores: {
      accounts: only<Stores['accounts']>({ list: async () => [{ id: 'evm-0', label: 'Account 1', address: SENDER }] }),
      addressBook: only<Stores['addressBook']>({
        list: async () => state.named.map((each) => ({ ...each, family: 'evm' as const })),
      }),
      bundles: only<Stores['bundles']>({ inFlight: async () => state.bundles }),
    },
    node: () =>
      only<EvmClient>({
        delegate: async () => {
          state.reads += 1
          return state.delegate
        },
      }),
    proposals: only<PendingProposals>({
      forget: () => undefined,
      of: async () => shown as never,
      approve: async (calls: CallsToPropose, mark: string) => {
        if (mark !== 'shown') return { ok: false }
        state.approved.push(calls)
        state.bundles.push(bundleOf(1, { requester: UNDELEGATION }))
        return { ok: true, id: 'bundle:one' }
      },
    }),
    exclusive: (_name, work) => lock(work),
  })
  const handlers = delegationHandlers({
    profile: devnet,
    wallet: { delegations },
    agreed: async (act) => (state.isUnlocked ? act() : { outcome: 'locked' }),
  })
  return { state, handlers }
}

it('reads the delegate once, and names it by the address book', async () => {
  const { state, handlers } = opened()
  const delegate = checksummed(STRANGER)
  expect(await handlers['delegations.on'](PLACE, PAGE)).toEqual({ state: 'delegated', delegate, name: null })
  state.named.push({ address: STRANGER, name: 'My account contract' })
  expect(await handlers['delegations.on'](PLACE, PAGE)).toMatchObject({ name: 'My account contract' })
  expect(state.reads).toBe(1)
})

it('tells an unread account from one without a delegation', async () => {
  const { state, handlers } = opened()
  state.delegate = failedSaying('no answer')
  expect(await handlers['delegations.on'](PLACE, PAGE)).toMatchObject({ state: 'unread' })
  state.delegate = { ok: true, value: undefined }
  expect(await handlers['delegations.on'](PLACE, PAGE)).toEqual({ state: 'none' })
  expect(await handlers['delegations.ask'](PLACE, PAGE)).toEqual({ available: false, obstacle: 'none' })
})

it.each([
  ['another word than an address', { ...PLACE, account: 'me' }],
  ['a chain without contracts', { ...PLACE, chainId: 999_999 }],
])('reads nothing for %s', async (_name, place) => {
  const { state, handlers } = opened()
  expect(await handlers['delegations.on'](place, PAGE)).toEqual({ state: 'none' })
  expect(await handlers['delegations.ask'](place, PAGE)).toEqual({ available: false, obstacle: 'notOwn' })
  expect(await handlers['delegations.take']({ ...place, mark: 'shown' }, PAGE)).toEqual({ outcome: 'stale' })
  expect(state.reads).toBe(0)
})

it('revokes once, by the shown mark, with the account’s one call to itself', async () => {
  const { state, handlers } = opened()
  expect(await handlers['delegations.ask'](PLACE, PAGE)).toMatchObject({
    available: true,
    shown: {
      account: SENDER,
      chain: { id: 8453 },
      mark: 'shown',
      calls: [{ meaning: { act: { kind: 'undelegation' } } }],
    },
  })
  expect(await handlers['delegations.take']({ ...PLACE, mark: 'another' }, PAGE)).toEqual({ outcome: 'stale' })
  expect(state.approved).toEqual([])
  expect(await handlers['delegations.take']({ ...PLACE, mark: 'shown' }, PAGE)).toEqual({
    ...{ outcome: 'taken', bundleId: 'bundle:one' },
  })
  expect(state.approved).toMatchObject([{ requester: UNDELEGATION, calls: [undelegationCall(SENDER)] }])
  expect(await handlers['delegations.ask'](PLACE, PAGE)).toEqual({
    ...{ available: false, obstacle: 'underWay', bundleId: 'bundle:one' },
  })
})

it('revokes nothing for another account, or while locked', async () => {
  const { state, handlers } = opened()
  expect(await handlers['delegations.ask']({ ...PLACE, account: STRANGER }, PAGE)).toMatchObject({ obstacle: 'notOwn' })
  state.isUnlocked = false
  expect(await handlers['delegations.take']({ ...PLACE, mark: 'shown' }, PAGE)).toEqual({ outcome: 'locked' })
  expect(state.approved).toEqual([])
})
