import { describe, expect, it } from 'vitest'
import { applyToBundle, type BundleEvent } from '../../../../src/core/bundle/apply.ts'
import { apply, type Event } from '../../../../src/core/execution/apply.ts'
import type { Reason } from '../../../../src/core/reason/reason.ts'
import { anHonest, approvedOf } from '../../../wallet/sim/flows.ts'
import { bundleOf } from '../../bundle/bundles.ts'
import { NOW } from '../../honest.ts'

const OFFLINE: Reason = { code: 'OFFLINE' }
const terms = { terms: 'evm', nonce: 3, gasLimit: 1n, maxFeePerGasWei: 2n, maxPriorityFeePerGasWei: 1n } as const
const at = (atSeconds: number, reason: Reason) => ({ event: 'obstructed', reason, atSeconds: NOW + atSeconds }) as const
const thenCame = (...events: readonly Event[]) => events.reduce(apply, approvedOf(anHonest('deposit-native'), 'one'))

describe('an obstacle', () => {
  it('is kept with when it began, however often it is met again', () => {
    const { obstacle, obstacleSinceSeconds } = thenCame(at(10, OFFLINE), at(20, OFFLINE))
    expect([obstacle, obstacleSinceSeconds]).toEqual([OFFLINE, NOW + 10])
  })

  it('begins anew where it is another one, also one with other words', () => {
    expect(thenCame(at(10, OFFLINE), at(20, { code: 'NOT_ON_CHAIN' })).obstacleSinceSeconds).toBe(NOW + 20)
    const said = (words: string): Reason => ({ code: 'SAID', words })
    expect(thenCame(at(10, said('busy')), at(20, said('late'))).obstacleSinceSeconds).toBe(NOW + 20)
  })

  it('keeps its beginning where the user is needed for it, too', () => {
    const needed: Event = { event: 'needed', need: 'unlock', reason: OFFLINE, atSeconds: NOW + 20 }
    expect(thenCame(at(10, OFFLINE), needed)).toMatchObject({
      needs: { what: 'unlock' },
      obstacleSinceSeconds: NOW + 10,
    })
  })

  it('is over with the next progress, and so is its beginning', () => {
    const reserved = { event: 'reserved', index: 0, terms, atSeconds: NOW + 30 } as const
    expect(thenCame(at(10, OFFLINE), reserved).obstacleSinceSeconds).toBeUndefined()
    expect(thenCame(at(10, OFFLINE), reserved, at(40, OFFLINE)).obstacleSinceSeconds).toBe(NOW + 40)
    const events: readonly BundleEvent[] = [at(10, OFFLINE), reserved]
    expect(events.slice(0, 1).reduce(applyToBundle, bundleOf(1)).obstacleSinceSeconds).toBe(NOW + 10)
    expect(events.reduce(applyToBundle, bundleOf(1)).obstacleSinceSeconds).toBeUndefined()
  })
})
