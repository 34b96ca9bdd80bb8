import { isPastMoving, pastOf } from '../activity/past.ts'
import { InFlight } from '../home/in-flight.tsx'
import { Recent } from '../home/recent.tsx'
import { ofPlaces } from '../messages/place-messages.ts'
import { useApp } from '../state/app.ts'
import { readyValue } from '../state/resource.ts'

export function Beside() {
  const say = ofPlaces()
  const { store } = useApp()
  const moving = readyValue(store.moving.now.value)
  const sent = readyValue(store.sent.now.value) ?? []
  const past = pastOf([...(moving?.executions ?? []), ...(readyValue(store.executions.now.value) ?? [])], sent)
  return (
    <aside class="beside" aria-label={say.beside} data-testid="beside">
      <InFlight />
      {moving && !past.some(isPastMoving) && (
        <div class="beside-none">
          <h2 class="section-title">{say.nothing}</h2>
          {past.length === 0 && <p>{say.nothingText}</p>}
        </div>
      )}
      <Recent />
    </aside>
  )
}
