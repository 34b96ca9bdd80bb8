import type { ItemState } from '../core/execution.ts'
import { type CarryPorts, type Holding, takenOf } from './carry/carry.ts'

export type ForeignNoncePorts = Pick<CarryPorts, 'holding'> &
  Readonly<{
    /** The newest transfers and calls of this wallet, those that are over included. */
    recent: () => Promise<readonly Holding[]>
  }>

/**
 * Whether the nonce that a step is about to take is not the one of the yes, beside those that this wallet is known to have
 * used since: then the account has sent something that no record here tells of.
 *
 * @param knows of which steps the nonces count as this wallet's own
 */
export async function isNonceForeign(
  record: Holding,
  { lane, nonce, knows }: Readonly<{ lane: string; nonce: bigint; knows: (state: ItemState) => boolean }>,
  ports: ForeignNoncePorts,
): Promise<boolean> {
  const kept = record.noncesAtYes?.find((each) => each.lane === lane)
  if (!kept) return false
  if (kept.nonce === undefined) return true
  if (nonce <= kept.nonce) return false
  const { nonce: first } = kept
  const records = [record, ...(await ports.holding(lane)), ...(await ports.recent())]
  const known = records.flatMap((each) => noncesOf(each, lane, knows))
  const between = new Set(known.filter((used) => used >= first && used < nonce))
  return BigInt(between.size) < nonce - first
}

function noncesOf(record: Holding, lane: string, knows: (state: ItemState) => boolean): readonly bigint[] {
  return takenOf(record, lane, knows).flatMap((terms) => ('nonce' in terms ? [BigInt(terms.nonce)] : []))
}
