import type { BundleView, ExecutionView } from '../../api/crossing-views.ts'
import { isBundleInFlight } from '../../core/bundle/bundle.ts'
import { isMoving } from '../crossing/state.ts'
import { newerFirst, type Place } from './place.ts'

export type Past = Place & Readonly<{ kind: 'crossing'; execution: ExecutionView } | { kind: 'sent'; view: BundleView }>

export function pastOf(executions: readonly ExecutionView[], sent: readonly BundleView[]): readonly Past[] {
  const all: Past[] = [
    ...executions.map((execution) => ({
      kind: 'crossing' as const,
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
  return past.kind === 'crossing' ? isMoving(past.execution) : isBundleInFlight(past.view.bundle)
}
