import { describe, expect, it } from 'vitest'
import { hasEndedInDoubt } from '../../../src/core/execution/abandon.ts'
import { apply, type Event } from '../../../src/core/execution/apply.ts'
import type { Execution } from '../../../src/core/execution/execution.ts'
import type { Reason } from '../../../src/core/reason/reason.ts'
import { decodeExecution, encodeExecution } from '../../../src/store/executions/schema.ts'
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
