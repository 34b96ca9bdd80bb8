import { describe, expect, it } from 'vitest'
import { applyToBundle, type BundleEvent } from '../../../../src/core/bundle/apply.ts'
import { apply, type Event } from '../../../../src/core/execution/apply.ts'
import type { Execution } from '../../../../src/core/execution/execution.ts'
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

  it('is noted ever more rarely while two alternate, on steps, on what is followed and in a bundle', () => {
    const other: Reason = { code: 'TIMEOUT' }
    const flapping = Array.from({ length: 3_600 }, (_, each) => at(each, each % 2 === 0 ? OFFLINE : other))
    const saves = thenCame(...flapping).seq - thenCame().seq
    expect(saves).toBeLessThan(60)
    expect(flapping.reduce(applyToBundle, bundleOf(1)).seq - bundleOf(1).seq).toBeLessThan(60)
    expect(thenCame(...flapping, at(4_000, OFFLINE), at(4_300, other)).obstacle).toEqual(other)
  })

  it('is noted ever more rarely where fee and gas are too high in turn', () => {
    const flapping = Array.from({ length: 120 }, (_, each): Event & BundleEvent => {
      const code = each % 2 === 0 ? 'FEE_RISEN' : 'GAS_ABOVE_APPROVED'
      return { event: 'needed', need: 'fee', reason: { code, most: '1 ETH' }, atSeconds: NOW + each * 30 }
    })
    expect(thenCame(...flapping).seq - thenCame().seq).toBeLessThan(40)
    expect(flapping.reduce(applyToBundle, bundleOf(1)).seq - bundleOf(1).seq).toBeLessThan(40)
  })

  it.each(['MAYBE_PAID', 'SAVES_LOST', 'KEY_DELETED', 'RECORD_CHANGED'] as const)('%s is noted at once', (code) => {
    expect(thenCame(at(3_000, OFFLINE), at(3_001, { code })).obstacle).toEqual({ code })
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

describe('a status that comes again', () => {
  const heard = (word: 'success' | 'pending', txHashes: readonly string[], atSeconds: number): Event => {
    const about = { inTxHashes: ['0xIN'], updatedAtMilliseconds: undefined, failReason: undefined }
    return { event: 'status', status: { status: word, word, txHashes, ...about }, atSeconds: NOW + atSeconds }
  }
  const tracked: Execution = {
    ...approvedOf(anHonest('deposit-native'), 'one'),
    stage: { stage: 'tracking', status: undefined, reportedAtSeconds: NOW },
  }
  const hearing = (...events: readonly Event[]) => events.reduce(apply, tracked)

  it('is the same where it names its transactions twice, in another order or spelling', () => {
    const first = hearing(heard('success', ['0xA', '0xb'], 1))
    expect(apply(first, heard('success', ['0xb', '0xB', '0xa'], 900))).toBe(first)
    expect(apply(first, heard('success', ['0xb'], 900))).not.toBe(first)
  })

  it('is noted ever more rarely while words alternate, and each new word at once', () => {
    const words = Array.from({ length: 3_600 }, (_, each) => heard(each % 2 ? 'success' : 'pending', ['0xa'], each))
    const last = hearing(...words)
    expect(last.seq - tracked.seq).toBeLessThan(60)
    expect(hearing(...words, heard('success', ['0xa'], 4_000)).stage).toMatchObject({ status: { word: 'success' } })
    const { stage } = hearing(heard('pending', [], 3_000), at(3_001, OFFLINE), heard('success', ['0xa'], 3_002))
    expect(stage).toMatchObject({ status: { word: 'success' } })
  })
})
