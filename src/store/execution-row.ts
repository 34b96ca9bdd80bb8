import { nonceNamesOf } from '../core/exchange-a/nonce.ts'
import type { Execution } from '../core/execution.ts'
import { fingerprint } from '../core/fingerprint.ts'
import { lanesHeld, stepsHeld } from '../core/lane.ts'
import { next } from '../core/next.ts'
import { ownHashes } from '../core/own-hashes.ts'
import { arrivalNames, clashesWith, reservationsOf } from '../core/reservation.ts'
import { decodeExecution, encodeExecution } from './execution-schema.ts'

/** A row as it is stored: `check` is the fingerprint of the execution as it lies in it, `last` the hash of its newest journal record. */
export type ExecutionRow = Readonly<{
  id: string
  seq: number
  approvedAtSeconds: number
  inFlightSinceSeconds?: number
  calls?: readonly [origin: string, callsId: string]
  /**
   * What no other crossing may have: the service's ids of it, its nonces on exchange A, the transactions that it made,
   * whatever was counted as its end, and the reservations of its steps.
   */
  ids: readonly string[]
  /** Where it holds what another crossing must not take (see lane.ts in core). */
  lanes: readonly string[]
  check: string
  last: string
  execution: unknown
}>

/** What a row must be for an execution whose newest journal record has this hash. */
export function rowOf(execution: Execution, last: string): ExecutionRow {
  const { id, seq, approvedAtSeconds, requester, requestId, orderId, successor, plan } = execution
  const isWanted = next(execution) !== undefined
  return {
    id,
    seq,
    approvedAtSeconds,
    ...(isWanted ? { inFlightSinceSeconds: approvedAtSeconds } : {}),
    ...(requester.from === 'dapp' ? { calls: [requester.origin, requester.callsId] } : {}),
    ids: [
      requestId,
      orderId,
      successor?.requestId ?? '',
      ...nonceNamesOf(plan),
      ...ownHashes(execution),
      ...countedIn(execution),
      ...reservationsOf(stepsHeld(execution)),
    ]
      .filter((each) => each !== '')
      .map((each) => each.toLowerCase()),
    lanes: lanesHeld(execution),
    check: fingerprint(execution),
    last,
    execution: encodeExecution(execution),
  }
}

/** Which names no other record may have once this execution is saved: those of what it counts as its end and of its steps. */
export function reservedBy(execution: Execution): readonly string[] {
  return [...clashesWith(countedIn(execution)), ...reservationsOf(stepsHeld(execution))]
}

// What was read as the arrival: it ends no other crossing.
function countedIn({ stage }: Execution): readonly string[] {
  const part = 'part' in stage ? stage.part?.came : undefined
  const proof = stage.stage === 'filled' ? stage.fill : stage.stage === 'refunded' ? stage.refund : part
  return proof?.proof === 'verified' ? arrivalNames(proof.txHash, proof.besides) : []
}

/**
 * The execution in a row, or why it cannot be what was written. The check is of what lies there: reading may add what rows of
 * older versions do not say.
 */
export function decodeExecutionRow(
  row: unknown,
): Readonly<{ ok: true; execution: Execution }> | Readonly<{ ok: false; why: string }> {
  const decoded = decodeExecution(field(row, 'execution'))
  if (!decoded.ok) return decoded
  if (decoded.execution.seq !== field(row, 'seq')) return { ok: false, why: 'seq: expected that of its row' }
  return fingerprint(field(row, 'execution')) === field(row, 'check')
    ? decoded
    : { ok: false, why: 'check: the row was changed after it was written' }
}

/** A field of something read from a disk; undefined where there is none. */
export function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

/** How many saves a row counts, also where nothing else of it can be read; -1 where it does not say. */
export function seqOf(row: unknown): number {
  const seq = field(row, 'seq')
  return typeof seq === 'number' ? seq : -1
}
