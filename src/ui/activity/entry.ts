import type { BundleView, ExecutionView } from '../../api/views/transfers.ts'
import { isBundleInFlight } from '../../core/bundle/bundle.ts'
import { isTransferInFlight } from '../transfer/state.ts'
import { type ActivityPosition, newerFirst } from './pages/position.ts'

export type ActivityEntry = ActivityPosition &
  Readonly<{ kind: 'transfer'; execution: ExecutionView } | { kind: 'bundle'; view: BundleView }>

export function activityEntries(
  executions: readonly ExecutionView[],
  sent: readonly BundleView[],
): readonly ActivityEntry[] {
  const all: ActivityEntry[] = [
    ...executions.map((execution) => ({
      kind: 'transfer' as const,
      id: execution.id,
      approvedAtSeconds: execution.approvedAtSeconds,
      execution,
    })),
    ...sent.map((view) => ({
      kind: 'bundle' as const,
      id: view.bundle.id,
      approvedAtSeconds: view.bundle.approvedAtSeconds,
      view,
    })),
  ]
  return all.sort(newerFirst)
}

/** Another wallet left it: only the whole list shows it. */
export function isEntryOfOthers(past: ActivityEntry): boolean {
  return (past.kind === 'transfer' ? past.execution : past.view).isOfFormerWallet === true
}

export function isEntryInFlight(past: ActivityEntry): boolean {
  return past.kind === 'transfer' ? isTransferInFlight(past.execution) : isBundleInFlight(past.view.bundle)
}
