import type { BundleView, ExecutionView } from '../../api/crossing-views.ts'
import { isBundleInFlight } from '../../core/bundle/bundle.ts'
import { isMoving } from '../crossing/state.ts'

/** One thing that was done with the wallet's money: a crossing, or what a page had sent. */
export type Past = Readonly<
  | { kind: 'crossing'; id: string; approvedAtSeconds: number; execution: ExecutionView }
  | { kind: 'sent'; id: string; approvedAtSeconds: number; view: BundleView }
>

/** Both kinds in one list, newest first. */
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
  return all.sort((a, b) => b.approvedAtSeconds - a.approvedAtSeconds)
}

/** What pages had sent, as far back as crossings were read: what is older would stand where crossings are missing. */
export function upTo(
  sent: readonly BundleView[],
  executions: readonly ExecutionView[],
  hasMore: boolean,
): readonly BundleView[] {
  const oldest = executions.at(-1)
  if (!hasMore || !oldest) return sent
  return sent.filter(({ bundle }) => bundle.approvedAtSeconds >= oldest.approvedAtSeconds)
}

/** True while it is not over. */
export function isPastMoving(past: Past): boolean {
  return past.kind === 'crossing' ? isMoving(past.execution) : isBundleInFlight(past.view.bundle)
}
