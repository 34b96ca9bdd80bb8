import type { Execution } from '../../core/execution/execution.ts'
import { next } from '../../core/execution/next.ts'
import { ownHashes } from '../../core/execution/own-transaction-hashes.ts'
import { nonceNamesOf } from '../../core/families/exchange-a/nonce.ts'
import { arrivalNames, clashesWith, reservationsOf } from '../../core/reservation/reservation.ts'
import { resourcesHeld, stepsHeld } from '../../core/reservation/resources.ts'
import { fingerprint } from '../../lib/fingerprint.ts'
import { decodeExecution, encodeExecution } from './schema.ts'

/** `check` is the fingerprint of the stored execution, `last` the newest journal record's hash. */
export type ExecutionRow = Readonly<{
  id: string
  seq: number
  approvedAtSeconds: number
  inFlightSinceSeconds?: number
  calls?: readonly [origin: string, callsId: string]
  /** No other transfer may share these: service ids, exchange A nonces, transactions, arrivals, step reservations. */
  ids: readonly string[]
  resources: readonly string[]
  check: string
  mac?: unknown
  locked?: unknown
  last: string
  execution: unknown
}>

/** Encodes an execution and its newest journal hash as a row. */
export function executionRowOf(execution: Execution, last: string): ExecutionRow {
  const { id, seq, approvedAtSeconds, requester, requestId, orderId, requote, plan } = execution
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
      requote?.requestId ?? '',
      ...nonceNamesOf(plan),
      ...ownHashes(execution),
      ...countedIn(execution),
      ...ledgerEntriesOf(execution),
      ...reservationsOf(stepsHeld(execution)),
    ]
      .filter((each) => each !== '')
      .map((each) => each.toLowerCase()),
    resources: resourcesHeld(execution),
    check: fingerprint(execution),
    last,
    execution: encodeExecution(execution),
  }
}

/** Names of its counted arrivals and its steps. */
export function reservedByExecution(execution: Execution): readonly string[] {
  return [...clashesWith(countedIn(execution)), ...ledgerEntriesOf(execution), ...reservationsOf(stepsHeld(execution))]
}

// Equal withdrawals need an entry each.
function ledgerEntriesOf({ items }: Pick<Execution, 'items'>): readonly string[] {
  return items.flatMap((state) =>
    'inclusion' in state && state.inclusion.in === 'service' ? (state.inclusion.entry ?? []) : [],
  )
}

// An arrival ends only one transfer.
function countedIn({ stage }: Execution): readonly string[] {
  const part = 'part' in stage ? stage.part?.came : undefined
  const proof = stage.stage === 'filled' ? stage.fill : stage.stage === 'refunded' ? stage.refund : part
  return proof?.proof === 'verified' ? arrivalNames(proof.txHash, proof.besides) : []
}

/**
 * Decodes a row's execution, or says why not. The check covers the stored form: decoding replaces a newer Causeway's
 * reasons.
 */
export function decodeExecutionRow(
  row: unknown,
): Readonly<{ ok: true; execution: Execution }> | Readonly<{ ok: false; why: string }> {
  const decoded = decodeExecution(fieldOf(row, 'execution'))
  if (!decoded.ok) return decoded
  if (decoded.execution.seq !== fieldOf(row, 'seq')) return { ok: false, why: 'seq: expected that of its row' }
  return fingerprint(fieldOf(row, 'execution')) === fieldOf(row, 'check')
    ? decoded
    : { ok: false, why: 'check: the row was changed after it was written' }
}

/** Reads a field of stored data; undefined when it is missing. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

/** Reads a row's count of saves, even when unreadable otherwise; -1 without one. */
export function saveCountOf(row: unknown): number {
  const seq = fieldOf(row, 'seq')
  return typeof seq === 'number' ? seq : -1
}

/** The seals of a stored row, to keep with its content. */
export function sealsIn(row: unknown) {
  return { mac: fieldOf(row, 'mac'), locked: fieldOf(row, 'locked') }
}
