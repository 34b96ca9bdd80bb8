import type { ItemState } from '../../../core/execution/execution.ts'
import { type ReservingRecord, type StepAdapterPorts, termsReservedBy } from '../../engine/adapters/step-adapter.ts'

export type UnrecordedNoncePorts = Pick<StepAdapterPorts, 'holding'> &
  Readonly<{
    /** The list includes finished ones. */
    recent: () => Promise<readonly ReservingRecord[]>
  }>

/**
 * Says whether the nonce advanced since approval by more than our own steps, selected by `knows`. The account then sent
 * something unrecorded.
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
  const between = await recordedNonces(record, { resource, first: kept.nonce, nonce, knows }, ports)
  return BigInt(between.size) < nonce - kept.nonce
}

/** Lists the unrecorded nonces from `first` to below `nonce`, lowest first. */
export async function unrecordedNonces(
  record: ReservingRecord,
  about: NonceRange,
  ports: UnrecordedNoncePorts,
): Promise<readonly bigint[]> {
  const between = await recordedNonces(record, about, ports)
  const unknown: bigint[] = []
  for (let each = about.first; each < about.nonce; each += 1n) if (!between.has(each)) unknown.push(each)
  return unknown
}

type NonceRange = Readonly<{ resource: string; first: bigint; nonce: bigint; knows: (state: ItemState) => boolean }>

async function recordedNonces(
  record: ReservingRecord,
  { resource, first, nonce, knows }: NonceRange,
  ports: UnrecordedNoncePorts,
): Promise<ReadonlySet<bigint>> {
  const records = [record, ...(await ports.holding(resource)), ...(await ports.recent())]
  const known = records.flatMap((each) => noncesOf(each, resource, knows))
  return new Set(known.filter((used) => used >= first && used < nonce))
}

function noncesOf(record: ReservingRecord, resource: string, knows: (state: ItemState) => boolean): readonly bigint[] {
  return termsReservedBy(record, resource, knows).flatMap((terms) => ('nonce' in terms ? [BigInt(terms.nonce)] : []))
}
