import { describe, expect, it } from 'vitest'
import type { Bundle } from '../../../src/core/bundle/bundle.ts'
import { UNDELEGATION, undelegationCall } from '../../../src/core/bundle/undelegation.ts'
import { createLock } from '../../../src/lib/lock.ts'
import { createUndelegations } from '../../../src/wallet/allowances/undelegation.ts'
import type { CallsToPropose, PendingProposals } from '../../../src/wallet/bundles/pending-proposals.ts'
import type { Delegation } from '../../../src/wallet/counterparties/delegations.ts'
import { bundleOf, SENDER } from '../../core/bundle/bundles.ts'
import { STRANGER } from '../../core/honest.ts'
import { only } from '../../made.ts'

const PLACE = { account: SENDER, chainId: 8453 }

function newWallet() {
  const state = {
    own: [SENDER] as readonly string[],
    found: { state: 'delegated', delegate: STRANGER, name: null } as Delegation,
    approved: [] as CallsToPropose[],
    bundles: [] as Bundle[],
    forgotten: [] as number[],
  }
  const lock = createLock()
  const wallet = createUndelegations({
    proposals: only<PendingProposals>({
      forget: () => undefined,
      of: async () => ({ mark: 'shown' }) as never,
      approve: async (calls, mark) => {
        if (mark !== 'shown') return { ok: false }
        state.approved.push(calls)
        state.bundles.push(bundleOf(1, { requester: UNDELEGATION }))
        return { ok: true, id: 'bundle:one' }
      },
    }),
    delegations: { on: async () => state.found, forget: () => void state.forgotten.push(1) },
    ownAccounts: async () => state.own,
    bundles: async () => state.bundles,
    exclusive: (_name, work) => lock(work),
  })
  return { state, ...wallet }
}

describe('the revocation of a delegation', () => {
  it('is a bundle of the wallet itself, begun once, and the chain is read again', async () => {
    const { state, ask, take } = newWallet()
    expect(await ask(PLACE)).toMatchObject({ calls: { requester: UNDELEGATION } })
    expect(await take(PLACE, 'another')).toBeUndefined()
    const taken = await Promise.all([take(PLACE, 'shown'), take(PLACE, 'shown')])
    expect(taken.filter((each) => each !== undefined)).toEqual([{ id: 'bundle:one' }])
    expect(state.approved).toMatchObject([{ calls: [undelegationCall(SENDER)], account: SENDER, chainId: 8453 }])
    expect(state.forgotten).not.toEqual([])
    expect(await ask(PLACE)).toEqual({ obstacle: 'underWay', bundleId: 'bundle:one' })
  })

  it('is offered only for an own account whose delegation was read', async () => {
    const { state, ask, take } = newWallet()
    for (const found of [{ state: 'none' }, { state: 'unread', why: { code: 'NO_NAMES' } }] as const) {
      state.found = found
      expect(await ask(PLACE)).toEqual({ obstacle: found.state })
      expect(await take(PLACE, 'shown')).toBeUndefined()
    }
    state.own = [STRANGER]
    expect(await ask(PLACE)).toEqual({ obstacle: 'notOwn' })
    expect(state.approved).toEqual([])
  })
})
