import { apply, type Event } from './apply.ts'
import type { Execution, Proof } from './execution.ts'
import { fingerprint } from './fingerprint.ts'
import { saying } from './reason.ts'

/** What one record says: how a crossing began, or what happened next. */
export type JournalEntry =
  | Readonly<{ entry: 'began'; execution: Execution }>
  | Readonly<{ entry: 'event'; event: Event }>

/**
 * One record of the journal, never changed once written. `hash` is over everything else in it, and `previous` is the
 * hash of the record before: a record that was changed, left out or put elsewhere breaks the chain.
 */
export type JournalRecord = Readonly<{
  executionId: string
  seq: number
  entry: JournalEntry
  previous: string
  hash: string
}>

/**
 * What a journal is told by itself: the execution as its events make it, or where the chain breaks and why, with the
 * execution of the records `before`.
 */
export type Replayed =
  | Readonly<{ ok: true; execution: Execution; last: string }>
  | Readonly<{ ok: false; seq: number; why: string; before: Execution | undefined }>

/** Before the first record there is none. */
const NOTHING = ''

/**
 * Makes the record that follows another.
 *
 * @param previous the hash of the record before, undefined for the first
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

/**
 * Makes an execution again from its journal alone: the same events applied in the same order give the same execution.
 * Records must be all of one execution, in order. They are read from the last beginning on: where the execution was put back
 * from another place, it began again there.
 */
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
  return before && apply(before, eventOf(entry.event))
}

/** The event of a record. Those of before reasons had codes hold sentences, which are kept as they are. */
export function eventOf(event: Event): Event {
  switch (event.event) {
    case 'troubled':
    case 'needed': {
      const { message, reason = saying(String(message)) } = event as typeof event & Readonly<{ message?: unknown }>
      return { ...event, reason }
    }
    case 'filled':
      return { ...event, fill: proofOf(event.fill) }
    case 'refunded':
      return { ...event, refund: proofOf(event.refund) }
    default:
      return event
  }
}

function proofOf(proof: Proof): Proof {
  if (proof.proof === 'verified') return proof
  const why: unknown = proof.why
  return typeof why === 'string' ? { ...proof, why: saying(why) } : proof
}
