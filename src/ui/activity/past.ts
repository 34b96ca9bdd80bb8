import type { BundleView, ExecutionView } from '../../api/transfer-views.ts'
import { isBundleInFlight } from '../../core/bundle/bundle.ts'
import { isMoving } from '../transfer/state.ts'
import { newerFirst, type Place } from './place.ts'

export type Past = Place & Readonly<{ kind: 'transfer'; execution: ExecutionView } | { kind: 'sent'; view: BundleView }>

export function pastOf(executions: readonly ExecutionView[], sent: readonly BundleView[]): readonly Past[] {
  const all: Past[] = [
    ...executions.map((execution) => ({
      kind: 'transfer' as const,
      id: execution.id,
      approvedAtSeconds: execution.approvedAtSeconds,
      execution,
    })),
    ...sent.map((view) => ({
      kind: 'sent' as const,
      id: view.bundle.id,
      approvedAtSeconds: view.bundle.approvedAtSeconds,
      view,
    })),
  ]
  return all.sort(newerFirst)
}

export function isPastMoving(past: Past): boolean {
  return past.kind === 'transfer' ? isMoving(past.execution) : isBundleInFlight(past.view.bundle)
}
