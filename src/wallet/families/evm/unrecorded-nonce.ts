import type { ItemState } from '../../../core/execution/execution.ts'
import { type ReservingRecord, type StepAdapterPorts, termsReservedBy } from '../../engine/adapters/step-adapter.ts'

export type UnrecordedNoncePorts = Pick<StepAdapterPorts, 'holding'> &
  Readonly<{
    /** The list includes finished ones. */
    recent: () => Promise<readonly ReservingRecord[]>
  }>

/**
 * Says whether the nonce advanced since approval by more than our own steps. The account then sent something
 * unrecorded. `knows` selects the steps that count.
 */
export async function isNonceUnrecorded(
  record: ReservingRecord,
  { resource, nonce, knows }: Readonly<{ resource: string; nonce: bigint; knows: (state: ItemState) => boolean }>,
  ports: UnrecordedNoncePorts,
): Promise<boolean> {
  const kept = record.noncesAtApproval.find((each) => each.resource === resource)
  if (!kept) return false
  if (kept.nonce === undefined) return true
  if (nonce <= kept.nonce) return false
  const { nonce: first } = kept
  const records = [record, ...(await ports.holding(resource)), ...(await ports.recent())]
  const known = records.flatMap((each) => noncesOf(each, resource, knows))
  const between = new Set(known.filter((used) => used >= first && used < nonce))
  return BigInt(between.size) < nonce - first
}

function noncesOf(record: ReservingRecord, resource: string, knows: (state: ItemState) => boolean): readonly bigint[] {
  return termsReservedBy(record, resource, knows).flatMap((terms) => ('nonce' in terms ? [BigInt(terms.nonce)] : []))
}
