import { isBundle } from '../core/bundle/bundle.ts'
import { callsHeld, stepsHeld } from '../core/lane.ts'
import { reservationsOf } from '../core/reservation.ts'
import type { Terms } from '../core/sign/signed.ts'
import type { CarryPorts, Holding } from './carry/carry.ts'

export type UnreadHolderPorts = Pick<CarryPorts, 'holding'> &
  Readonly<{
    /** Which of these names other records have, those of unreadable rows included. */
    usedAmong: (names: readonly string[], exceptId: string) => Promise<readonly string[]>
  }>

/**
 * Whether a stored record that can't be read has reserved what a step is about to reserve. Such a record never frees its
 * nonces or coins by itself, so the step says what it waits for.
 */
export async function isHeldUnread(
  { id }: Pick<Holding, 'id'>,
  { lane, terms }: Readonly<{ lane: string; terms: Terms }>,
  ports: UnreadHolderPorts,
): Promise<boolean> {
  const names = reservationsOf([
    { lane, state: { phase: 'reserved', terms, purpose: 'step', earlier: [] }, isAtItsSteps: true },
  ])
  const used = await ports.usedAmong(names, id)
  if (used.length === 0) return false
  const others = await ports.holding(lane)
  const known = others.flatMap((each) => reservationsOf(isBundle(each) ? callsHeld(each) : stepsHeld(each)))
  return used.some((name) => !known.includes(name))
}
