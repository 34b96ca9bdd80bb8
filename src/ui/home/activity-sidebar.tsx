import { activityEntries, isEntryInFlight, isEntryOfOthers } from '../activity/entry.ts'
import { ofWindows } from '../messages/app-messages.ts'
import { useApp } from '../state/app.ts'
import { readyValue } from '../state/resource.ts'
import { InFlightActivity } from './in-flight-activity.tsx'
import { RecentActivity } from './recent-activity.tsx'

export function ActivitySidebar() {
  const say = ofWindows()
  const { store } = useApp()
  const moving = readyValue(store.moving.now.value)
  const sent = readyValue(store.sent.now.value) ?? []
  const past = activityEntries([...(moving?.executions ?? []), ...(readyValue(store.executions.now.value) ?? [])], sent)
  return (
    <aside class="beside" aria-label={say.beside} data-testid="beside">
      <InFlightActivity />
      {moving && !past.some((each) => isEntryInFlight(each) && !isEntryOfOthers(each)) && (
        <div class="beside-none">
          <h2 class="section-title">{say.nothing}</h2>
        </div>
      )}
      <RecentActivity />
    </aside>
  )
}
