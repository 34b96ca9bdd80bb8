import { isBundle } from '../../core/bundle/bundle.ts'
import { reservationsOf } from '../../core/reservation/reservation.ts'
import { callsHeld, stepsHeld } from '../../core/reservation/resources.ts'
import type { StepTerms } from '../../core/sign/signed.ts'
import type { ReservingRecord, StepAdapterPorts } from './adapters/step-adapter.ts'

export type UnreadableReservationPorts = Pick<StepAdapterPorts, 'holding'> &
  Readonly<{
    /** Names that other records have, unreadable rows included. */
    usedAmong: (names: readonly string[], exceptId: string) => Promise<readonly string[]>
  }>

/** Tells whether an unreadable record has reserved a step's next terms. The step then names its obstacle. */
export async function isReservedByUnreadable(
  { id }: Pick<ReservingRecord, 'id'>,
  { resource, terms }: Readonly<{ resource: string; terms: StepTerms }>,
  ports: UnreadableReservationPorts,
): Promise<boolean> {
  const names = reservationsOf([
    { resource, state: { phase: 'reserved', terms, purpose: 'step', earlier: [] }, isAtItsSteps: true },
  ])
  const used = await ports.usedAmong(names, id)
  if (used.length === 0) return false
  const others = await ports.holding(resource)
  const known = others.flatMap((each) => reservationsOf(isBundle(each) ? callsHeld(each) : stepsHeld(each)))
  return used.some((name) => !known.includes(name))
}
