import { activityEntries, isEntryInFlight, isEntryOfOthers } from '../activity/entry.ts'
import { EntryRow } from '../activity/entry-row.tsx'
import { AddressNames } from '../display/rows/address-names.tsx'
import { m } from '../messages/messages.ts'
import { hrefOf } from '../route.ts'
import { useApp } from '../state/app.ts'
import { readyValue } from '../state/resource.ts'

const MOST_SHOWN = 3

export function RecentActivity() {
  const { store } = useApp()
  const executions = readyValue(store.executions.now.value) ?? []
  const sent = readyValue(store.sent.now.value) ?? []
  const over = activityEntries(executions, sent).filter((past) => !isEntryInFlight(past) && !isEntryOfOthers(past))
  if (over.length === 0) return null
  const shown = over.slice(0, MOST_SHOWN)
  return (
    <section class="day" aria-labelledby="recent" data-testid="recent">
      <div class="section-head">
        <h2 class="section-title" id="recent">
          {m().home.recent}
        </h2>
        <a class="section-link" href={hrefOf({ screen: 'activity' })}>
          {m().home.allRecent}
        </a>
      </div>
      <ul class="card list">
        <AddressNames of={shown.map(({ id }) => id)}>
          {shown.map((past) => (
            <EntryRow key={past.id} past={past} />
          ))}
        </AddressNames>
      </ul>
    </section>
  )
}
