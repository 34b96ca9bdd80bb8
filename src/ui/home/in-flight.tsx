import type { ExecutionView } from '../../api/contract.ts'
import { CrossingRow } from '../activity/crossing-row.tsx'
import { isMoving } from '../crossing/state.ts'
import { m } from '../messages/messages.ts'
import { useApp } from '../state/app.ts'
import { readyValue } from '../state/resource.ts'

/** Crossings that are still under way, above everything else. */
export function InFlight() {
  const { store } = useApp()
  const moving: readonly ExecutionView[] = (readyValue(store.executions.now.value) ?? []).filter(isMoving)
  if (moving.length === 0) return null
  return (
    <section class="in-flight" aria-label={m().home.inFlight}>
      <h2 class="section-title">{m().home.inFlight}</h2>
      <ul class="card list">
        {moving.map((execution) => (
          <CrossingRow key={execution.id} execution={execution} />
        ))}
      </ul>
    </section>
  )
}
