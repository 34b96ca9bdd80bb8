import type { Execution } from '../core/execution/execution.ts'
import { type JournalRecord, journalRecord } from '../core/execution/journal.ts'
import { startProgress } from '../core/execution/progress.ts'
import { type ExecutionRow, executionRowOf, fieldOf } from './executions/row.ts'
import { decodeExecution } from './executions/schema.ts'

/** Migrates a version 1 row to an execution and a new journal. Returns undefined for an unreadable row, which stays. */
export function carryOver(row: unknown): { row: ExecutionRow; record: JournalRecord } | undefined {
  const old = fieldOf(row, 'execution')
  if (fieldOf(old, 'version') !== 1) return undefined
  const decoded = decodeExecution(version2(old))
  if (!decoded.ok) return undefined
  const execution: Execution = decoded.execution
  const record = journalRecord(execution.id, execution.seq, { entry: 'began', execution }, undefined)
  return { row: executionRowOf(execution, record.hash), record }
}

function version2(old: unknown): unknown {
  const items = fieldOf(old, 'items')
  return {
    ...(typeof old === 'object' ? old : {}),
    version: 2,
    items: Array.isArray(items) ? items.map((item) => itemState(item, fieldOf(old, 'updatedAtSeconds'))) : items,
    pace: { pace: 'sequential' },
    stage: stage(fieldOf(old, 'stage'), fieldOf(old, 'updatedAtSeconds')),
    ...startProgress(Number(fieldOf(old, 'updatedAtSeconds'))),
  }
}

const PHASES: Readonly<Record<string, string>> = { sent: 'broadcast', done: 'included' }

function itemState(old: unknown, atSeconds: unknown): unknown {
  const phase = String(fieldOf(old, 'phase'))
  if (phase === 'planned') return { phase }
  const terms = { ...Object(fieldOf(old, 'terms')), terms: 'evm' }
  if (phase === 'reserved') return { phase, terms, purpose: 'step', earlier: [] }
  const { rawTransaction, ...named } = Object(fieldOf(old, 'signed'))
  const signed = { ...named, purpose: 'step', bytes: rawTransaction }
  const inclusion = fieldOf(old, 'inclusion')
  return {
    phase: PHASES[phase] ?? phase,
    ...(phase === 'sent' ? { broadcastAtSeconds: atSeconds } : {}),
    ...(phase === 'reverted' ? { isFinal: false } : {}),
    terms,
    signed,
    earlier: [],
    ...(inclusion === undefined ? {} : { inclusion: { ...Object(inclusion), in: 'block' } }),
  }
}

function stage(old: unknown, atSeconds: unknown): unknown {
  if (fieldOf(old, 'stage') !== 'tracking') return old
  const status = fieldOf(old, 'status')
  const reportedAtSeconds = fieldOf(old, 'isReported') === true ? atSeconds : undefined
  const word = fieldOf(status, 'status')
  const isRefunding = word === 'failure' || word === 'refund'
  return { stage: isRefunding ? 'refunding' : 'tracking', status, reportedAtSeconds }
}
