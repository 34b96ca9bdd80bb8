import { CrossingRow } from '../activity/crossing-row.tsx'
import { m } from '../messages/messages.ts'
import { hrefOf } from '../route.ts'
import { useApp } from '../state/app.ts'
import { readyValue } from '../state/resource.ts'

/** More crossings under way than this are only counted. */
const MOST_SHOWN = 3

/** Crossings that are still under way, above everything else. */
export function InFlight() {
  const { store } = useApp()
  const moving = readyValue(store.moving.now.value)
  if (!moving || moving.executions.length === 0) return null
  const shown = moving.executions.slice(0, MOST_SHOWN)
  const others = Math.max(moving.count, moving.executions.length) - shown.length
  return (
    <section class="in-flight" aria-label={m().home.inFlight}>
      <h2 class="section-title">{m().home.inFlight}</h2>
      <ul class="card list">
        {shown.map((execution) => (
          <CrossingRow key={execution.id} execution={execution} />
        ))}
      </ul>
      {others > 0 && (
        <a class="button quiet" href={hrefOf({ screen: 'activity' })}>
          {m().home.moreInFlight(others)}
        </a>
      )}
    </section>
  )
}
