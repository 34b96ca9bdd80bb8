import { applyToBundle } from '../../core/bundle/apply.ts'
import type { Bundle } from '../../core/bundle/bundle.ts'
import { apply } from '../../core/execution/apply.ts'
import type { Execution, LostSaves, RecordWithSteps } from '../../core/execution/execution.ts'
import { type JournalRecord, replay } from '../../core/execution/journal.ts'
import { hashesOfItems } from '../../core/execution/own-transaction-hashes.ts'
import type { StepsEvent } from '../../core/execution/steps/apply.ts'
import { decodeBundleRow } from '../bundles/row.ts'
import { decodeExecutionRow, saveCountOf } from '../executions/row.ts'
import { decodeExecution } from '../executions/schema.ts'
import type { BroadcastMark } from '../second-copies/marks.ts'

export type RecordTraces = Readonly<{
  row: unknown
  records: readonly JournalRecord[]
  /** The journal's highest count of saves includes unreadable records; an empty journal has -1. */
  recordedSeq: number
  copy: unknown
  mark: BroadcastMark | undefined
}>

/** `last` is set when the last journal record made `execution`. `why` tells the log the defect, if any. */
export type RecoveredExecution = Readonly<{
  execution: Execution | undefined
  last: string | undefined
  why: string | undefined
}>

/** Picks the newest readable execution. Evidence of later saves marks them as lost and raises the count above them. */
export function recoverExecution(traces: RecordTraces): RecoveredExecution {
  const { row, records, recordedSeq, copy, mark } = traces
  const inRow = decodeExecutionRow(row)
  const inJournal = replay(records)
  const inCopy = decodeExecutionRow(copy)
  const told = inJournal.ok ? inJournal.execution : inJournal.before
  const candidates = [
    ...(inRow.ok ? [inRow.execution] : []),
    ...(told && decodeExecution(told).ok ? [told] : []),
    ...(inCopy.ok ? [inCopy.execution] : []),
  ]
  const newest = newestOf(candidates)
  const known = Math.max(saveCountOf(row), recordedSeq, saveCountOf(copy), mark?.seq ?? -1)
  if (!newest) {
    const why = inRow.ok ? '' : inRow.why
    return { execution: undefined, last: undefined, why: inJournal.ok ? why : `${why}; journal: ${inJournal.why}` }
  }
  if (known > newest.seq) {
    const execution = withLost(newest, { seq: known, records, mark }, apply)
    return { execution, last: undefined, why: lostAfter(newest, known) }
  }
  const last = inJournal.ok && inJournal.execution.seq === newest.seq ? inJournal.last : undefined
  return { execution: newest, last, why: inRow.ok ? oldWhy(inRow.execution, newest) : undefined }
}

/** Recovers a bundle from row, second copy and mark, as `recover` does. */
export function recoverBundle({ row, copy, mark }: Omit<RecordTraces, 'records' | 'recordedSeq'>): Readonly<{
  bundle: Bundle | undefined
  why: string | undefined
}> {
  const inRow = decodeBundleRow(row)
  const inCopy = decodeBundleRow(copy)
  const newest = newestOf([...(inRow.ok ? [inRow.bundle] : []), ...(inCopy.ok ? [inCopy.bundle] : [])])
  if (!newest) return { bundle: undefined, why: inRow.ok ? undefined : inRow.why }
  const known = Math.max(saveCountOf(row), saveCountOf(copy), mark?.seq ?? -1)
  if (known > newest.seq) {
    return { bundle: withLost(newest, { seq: known, records: [], mark }, applyToBundle), why: lostAfter(newest, known) }
  }
  return { bundle: newest, why: inRow.ok ? oldWhy(inRow.bundle, newest) : inRow.why }
}

function newestOf<R extends RecordWithSteps>(all: readonly R[]): R | undefined {
  return all.reduce<R | undefined>((best, each) => (best && best.seq >= each.seq ? best : each), undefined)
}

function lostAfter({ seq }: RecordWithSteps, known: number): string {
  return `saves up to ${known} were made, and none after ${seq} can be read`
}

function oldWhy(row: RecordWithSteps, newest: RecordWithSteps): string | undefined {
  return row.seq < newest.seq ? `its save ${newest.seq} was lost, and is read elsewhere` : undefined
}

type Lost = Readonly<{ seq: number; records: readonly JournalRecord[]; mark: BroadcastMark | undefined }>

function withLost<R extends RecordWithSteps>(
  found: R,
  { seq, records, mark }: Lost,
  apply: (record: R, event: StepsEvent) => R,
): R {
  const atSeconds = found.updatedAtSeconds
  // A mark precedes its broadcast: a row with these bytes still signed is older, and they may be out.
  const index = found.items.findIndex((state) => state.phase === 'signed' && state.signed.hash === mark?.hash)
  const newest = index < 0 ? found : apply(found, { event: 'broadcast', index, atSeconds })
  const sent = newestSent(newest, records, mark)
  const lost: LostSaves = { seq, ...(sent && { sent }) }
  return { ...apply(newest, { event: 'savesLost', lost, atSeconds }), seq: seq + 1 }
}

// Signed bytes may have been broadcast.
function newestSent(
  newest: RecordWithSteps,
  records: readonly JournalRecord[],
  mark: BroadcastMark | undefined,
): LostSaves['sent'] {
  const signed = records.flatMap(({ seq, entry }) =>
    entry.entry === 'event' && entry.event.event === 'signed'
      ? [{ seq, index: entry.event.index, hash: entry.event.signed.hash }]
      : [],
  )
  const own = hashesOfItems(newest.items)
  const missing = [...signed, ...(mark ? [mark] : [])].filter(({ hash }) => !own.includes(hash))
  const last = missing.reduce<(typeof missing)[number] | undefined>(
    (best, each) => (best && best.seq > each.seq ? best : each),
    undefined,
  )
  return last && { index: last.index, hash: last.hash }
}
