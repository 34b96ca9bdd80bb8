import { parseTransaction } from 'viem'
import { describe, expect, it } from 'vitest'
import { UNDELEGATION, UNDELEGATION_PROBE, undelegationCall } from '../../../src/core/bundle/undelegation.ts'
import { createPendingProposals } from '../../../src/wallet/bundles/pending-proposals.ts'
import { bundleOf, SENDER } from '../../core/bundle/bundles.ts'
import { USER } from '../../core/honest.ts'
import { only } from '../../made.ts'
import { BASE, GAS, GAS_WEI, newState, portsOf } from './stand.ts'
import { newWorld } from './world.ts'

const bundle = bundleOf(1, { requester: UNDELEGATION, calls: [undelegationCall(SENDER)] })

function begun(changes: Partial<ReturnType<typeof newWorld>['state']> = {}) {
  const world = newWorld()
  Object.assign(world.state, changes)
  world.state.disk.set(bundle.id, bundle)
  return world
}

describe('the end of a delegation', () => {
  it('is one transaction with one authorization for nobody, and over once the code is gone', async () => {
    const { state, live } = begun()
    expect((await live(bundle.id))?.stage).toEqual({ stage: 'done' })
    const [sent, ...more] = state.sent.map((raw) => parseTransaction(raw))
    expect(more).toEqual([])
    expect(sent).toMatchObject({
      type: 'eip7702',
      to: SENDER.toLowerCase(),
      authorizationList: [{ address: `0x${'0'.repeat(40)}`, chainId: 8453, nonce: 1 }],
      // The gas of the probe and of the authorization, and a quarter more.
      gas: ((21_000n + 25_000n) * 125n) / 100n,
    })
  })

  it('failed where the code is still there after its block', async () => {
    const { state, live } = begun({ delegate: `0x${'d1'.repeat(20)}` })
    await live(bundle.id)
    state.height += 20n
    expect((await live(bundle.id))?.stage).toMatchObject({ end: { reason: 'noEffect', index: 0 } })
  })

  it('is not said to be sent where a cancellation may have used its nonce', async () => {
    const sent = { hash: `0x${'e1'.repeat(32)}` as const, to: SENDER, value: 0n, data: '0x' }
    const { live } = begun({ others: 1, elsewhere: new Map([[0, sent]]), now: bundle.approvedAtSeconds + 100_000 })
    expect((await live(bundle.id))?.stage).toMatchObject({ end: { reason: 'maybeSent' } })
  })

  it('is tried on an address without code, and priced with its authorization', async () => {
    const state = newState()
    const asked: unknown[] = []
    const proposals = createPendingProposals({
      ...only<Parameters<typeof createPendingProposals>[0]>({ nowSeconds: () => 0, randomName: () => 'one' }),
      ...portsOf(state),
      simulateFunded: async (...call) => {
        asked.push(call)
        return { ok: true, value: { ...state.simulation, needs: [] } }
      },
    })
    const calls = [undelegationCall(USER)]
    const wish = { id: 'end', requester: UNDELEGATION, account: USER, chainId: BASE, calls, required: [] }
    const { proposal } = await proposals.of(wish)
    expect(asked).toEqual([[BASE, USER, [UNDELEGATION_PROBE]]])
    expect(proposal.mostGas?.value).toBe(((((GAS + 25_000n) * 125n) / 100n) * GAS_WEI * 3n) / 2n)
  })
})
