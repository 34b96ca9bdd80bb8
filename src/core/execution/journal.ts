import { fingerprint } from '../../lib/fingerprint.ts'
import { apply, type Event } from './apply.ts'
import type { Execution } from './execution.ts'

export type JournalEntry =
  | Readonly<{ entry: 'began'; execution: Execution }>
  | Readonly<{ entry: 'event'; event: Event }>

/** Records never change. `hash` covers the other fields; `previous` is the preceding record's hash. */
export type JournalRecord = Readonly<{
  executionId: string
  seq: number
  entry: JournalEntry
  previous: string
  hash: string
}>

/** `before` is the execution up to the break. */
export type Replayed =
  | Readonly<{ ok: true; execution: Execution; last: string }>
  | Readonly<{ ok: false; seq: number; why: string; before: Execution | undefined }>

const NOTHING = ''

/**
 * Makes the next record.
 * @param previous is undefined for the first
 */
export function journalRecord(
  executionId: string,
  seq: number,
  entry: JournalEntry,
  previous: string | undefined,
): JournalRecord {
  const record = { executionId, seq, entry, previous: previous ?? NOTHING }
  return { ...record, hash: fingerprint(record) }
}

/** Rebuilds an execution from its ordered records. It starts at the last `began`, which a restore repeats. */
export function replay(records: readonly JournalRecord[]): Replayed {
  let execution: Execution | undefined
  let last = NOTHING
  const broken = ({ seq }: JournalRecord, why: string): Replayed => ({ ok: false, seq, why, before: execution })
  const from = records.findLastIndex(({ entry }) => entry.entry === 'began')
  for (const [at, record] of records.slice(Math.max(from, 0)).entries()) {
    const { hash, ...content } = record
    if (record.seq < at || fingerprint(content) !== hash) return broken(record, 'it was changed after it was written')
    if (record.previous !== last) return broken(record, 'the one before it is not the one that it followed')
    const next = step(execution, record)
    if (!next || next.id !== record.executionId || next.seq !== record.seq) {
      return broken(record, 'it does not follow from the one before it')
    }
    execution = next
    last = hash
  }
  return execution ? { ok: true, execution, last } : { ok: false, seq: 0, why: 'there is no record', before: undefined }
}

function step(before: Execution | undefined, { entry }: JournalRecord): Execution | undefined {
  if (entry.entry === 'began') return before ? undefined : entry.execution
  return before && apply(before, entry.event)
}
