import { isBundle } from '../../../src/core/bundle/bundle.ts'
import { reservationsOf } from '../../../src/core/reservation/reservation.ts'
import { callsHeld, stepsHeld } from '../../../src/core/reservation/resources.ts'
import { CausewayError } from '../../../src/lib/errors.ts'
import type { ReservingRecord } from '../../../src/wallet/engine/adapters/step-adapter.ts'

/** Refuses like the store. */
export function refuseTaken(record: ReservingRecord, disk: Iterable<ReservingRecord>): void {
  const names = reserved(record)
  for (const other of disk) {
    const taken = other.id === record.id ? undefined : reserved(other).find((name) => names.includes(name))
    if (taken !== undefined) throw new CausewayError('TAKEN', 'another record has taken this', { got: taken })
  }
}

function reserved(record: ReservingRecord): readonly string[] {
  return reservationsOf(isBundle(record) ? callsHeld(record) : stepsHeld(record))
}
