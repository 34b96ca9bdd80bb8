import { describe, expect, it } from 'vitest'
import { hasEndedInDoubt, isAbandonOffered } from '../../../src/core/execution/abandon.ts'
import { apply, type Event } from '../../../src/core/execution/apply.ts'
import type { Execution } from '../../../src/core/execution/execution.ts'
import type { Reason } from '../../../src/core/reason/reason.ts'
import { decodeExecution, encodeExecution } from '../../../src/store/executions/schema.ts'
import { madeSigned } from '../../made.ts'
import { anHonest, approvedOf } from '../../wallet/sim/flows.ts'
import { NOW } from '../honest.ts'

const left = (...before: readonly Event[]): Execution =>
  [...before, { event: 'ended', end: { reason: 'abandoned' }, atSeconds: NOW + 90 } as const].reduce(
    apply,
    approvedOf(anHonest('deposit-native'), 'one'),
  )
const obstructed = (reason: Reason, atSeconds = NOW + 10): Event => ({ event: 'obstructed', reason, atSeconds })

describe('a transfer that the user ended', () => {
  it.each(['MAYBE_PAID', 'SAVES_LOST'] as const)('is in doubt where %s stood in its way', (code) => {
    const over = left(obstructed({ code }))
    expect(hasEndedInDoubt(over)).toBe(true)
    // The obstacle is stored with it; later events leave the end unchanged.
    expect(decodeExecution(encodeExecution(over))).toEqual({ ok: true, execution: over })
    expect(hasEndedInDoubt(left(obstructed({ code }), { event: 'stalled', atSeconds: NOW + 20 }))).toBe(true)
  })

  it('is not where anything else did, or where that was over before', () => {
    expect(hasEndedInDoubt(left())).toBe(false)
    expect(hasEndedInDoubt(left(obstructed({ code: 'OFFLINE' })))).toBe(false)
    const later = obstructed({ code: 'OFFLINE' }, NOW + 20)
    expect(hasEndedInDoubt(left(obstructed({ code: 'MAYBE_PAID' }), later))).toBe(false)
  })

  it('is where saves of it are lost, where it was paid elsewhere, or where an exchange has its bytes', () => {
    const over = left()
    expect(hasEndedInDoubt({ ...over, lostSaves: { seq: 7 } })).toBe(true)
    expect(hasEndedInDoubt({ ...over, elsewhere: { hash: undefined, atSeconds: NOW } })).toBe(true)
    expect(hasEndedInDoubt({ ...over, stage: { stage: 'failed', end: { reason: 'inDoubt', index: 0 } } })).toBe(true)
    expect(hasEndedInDoubt({ ...over, stage: { stage: 'failed', end: { reason: 'expired' } } })).toBe(false)
  })
})

describe('a payment on an exchange that only the service reported', () => {
  const tracked = (word: 'waiting' | 'pending', isReported?: true): Execution => {
    const { items, ...execution } = approvedOf(anHonest('exchange-b'), 'one')
    const terms = {
      terms: 'exchangeB',
      networkId: 1,
      l1Address: '0x',
      apiKeyIndex: 5,
      nonce: 7n,
      expiresAtMs: 1,
    } as const
    const about = { purpose: 'step', chainId: 1, bytes: '{}', hash: '0x7' } as const
    const signed = madeSigned({ kind: 'exchangeBTransfer', ...about })
    const inclusion = { in: 'service', atSeconds: NOW, ...(isReported ? { isReported } : {}) } as const
    const status = { status: word, word, inTxHashes: [], txHashes: [] }
    return {
      ...{ ...execution, stalledSinceSeconds: NOW + 300 },
      items: items.map(() => ({ phase: 'included', terms, signed, earlier: [], inclusion, readAtSeconds: NOW })),
      stage: {
        ...{ stage: 'tracking', reportedAtSeconds: NOW },
        status: { ...status, updatedAtMilliseconds: undefined, failReason: undefined },
      },
    }
  }

  it('can be ended in doubt once the service says otherwise, and no other payment can', () => {
    const waiting = tracked('waiting', true)
    expect(isAbandonOffered(waiting)).toBe(true)
    const over = apply(waiting, { event: 'ended', end: { reason: 'inDoubt', index: 0 }, atSeconds: NOW + 400 })
    expect([over.stage.stage, hasEndedInDoubt(over)]).toEqual(['failed', true])
    expect(decodeExecution(encodeExecution(over))).toEqual({ ok: true, execution: over })
    for (const other of [
      tracked('pending', true),
      tracked('waiting'),
      { ...waiting, stalledSinceSeconds: undefined },
    ]) {
      expect(isAbandonOffered(other)).toBe(false)
    }
  })
})
