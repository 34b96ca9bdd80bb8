import { apply } from '../core/apply.ts'
import type { Execution, LostSaves } from '../core/execution.ts'
import { type JournalRecord, replay } from '../core/journal.ts'
import { hashesOfItems } from '../core/own-hashes.ts'
import { decodeExecutionRow, seqOf } from './execution-row.ts'
import { decodeExecution } from './execution-schema.ts'
import { carryOver } from './from-version-1.ts'
import type { Mark } from './marks.ts'

/** Everything that is stored of one execution, in every place. */
export type Traces = Readonly<{
  row: unknown
  records: readonly JournalRecord[]
  /** The highest count of saves that the journal has a record of, also where that record cannot be read; -1 without any. */
  recordedSeq: number
  copy: unknown
  mark: Mark | undefined
}>

/**
 * The execution as it is to go on from, with its last journal record where that record made it; `why` says what was wrong,
 * for the log, and is undefined where nothing was.
 */
export type Recovered = Readonly<{
  execution: Execution | undefined
  last: string | undefined
  why: string | undefined
}>

/**
 * Takes the newest execution that any of the places can tell. Where one of them knows of later saves than all can tell,
 * these saves are lost: the execution says so, and has a higher count of saves than any of them.
 */
export function recover(traces: Traces): Recovered {
  const { row, records, recordedSeq, copy, mark } = traces
  const inRow = decodeExecutionRow(carryOver(row)?.row ?? row)
  const inJournal = replay(records)
  const inCopy = decodeExecutionRow(carryOver(copy)?.row ?? copy)
  const told = inJournal.ok ? inJournal.execution : inJournal.before
  const candidates = [
    ...(inRow.ok ? [inRow.execution] : []),
    ...(told && decodeExecution(told).ok ? [told] : []),
    ...(inCopy.ok ? [inCopy.execution] : []),
  ]
  const newest = candidates.reduce<Execution | undefined>(
    (best, each) => (best && best.seq >= each.seq ? best : each),
    undefined,
  )
  const known = Math.max(seqOf(row), recordedSeq, seqOf(copy), mark?.seq ?? -1)
  if (!newest) {
    const why = inRow.ok ? '' : inRow.why
    return { execution: undefined, last: undefined, why: inJournal.ok ? why : `${why}; journal: ${inJournal.why}` }
  }
  if (known > newest.seq) {
    const why = `saves up to ${known} were made, and none after ${newest.seq} can be read`
    return { execution: withLostSaves(newest, known, traces), last: undefined, why }
  }
  const last = inJournal.ok && inJournal.execution.seq === newest.seq ? inJournal.last : undefined
  const isRowOld = inRow.ok && inRow.execution.seq < newest.seq
  return {
    execution: newest,
    last,
    why: isRowOld ? `its save ${newest.seq} was lost, and is read elsewhere` : undefined,
  }
}

function withLostSaves(found: Execution, seq: number, traces: Traces): Execution {
  const newest = withMarkedBroadcast(found, traces)
  const sent = newestSent(newest, traces)
  const lost: LostSaves = { seq, ...(sent && { sent }) }
  return { ...apply(newest, { event: 'savesLost', lost, atSeconds: newest.updatedAtSeconds }), seq: seq + 1 }
}

// The mark is put right before the bytes leave: a row in which they are only signed is older, and they are out.
function withMarkedBroadcast(found: Execution, { mark }: Traces): Execution {
  const index = found.items.findIndex((state) => state.phase === 'signed' && state.signed.hash === mark?.hash)
  return index < 0 ? found : apply(found, { event: 'broadcast', index, atSeconds: found.updatedAtSeconds })
}

// Signed bytes may have been broadcast, whatever else was lost.
function newestSent(newest: Execution, { records, mark }: Traces): LostSaves['sent'] {
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
