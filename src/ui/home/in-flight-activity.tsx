import { isBundleInFlight } from '../../core/bundle/bundle.ts'
import { activityEntries } from '../activity/entry.ts'
import { EntryRow } from '../activity/entry-row.tsx'
import { AddressNames } from '../display/rows/address-names.tsx'
import { m } from '../messages/messages.ts'
import { hrefOf } from '../route.ts'
import { useApp } from '../state/app.ts'
import { readyValue } from '../state/resource.ts'

const MOST_SHOWN = 3

export function InFlightActivity() {
  const { store } = useApp()
  const moving = readyValue(store.moving.now.value) ?? { executions: [], count: 0 }
  const sent = (readyValue(store.sent.now.value) ?? []).filter(
    (view) => isBundleInFlight(view.bundle) && !view.isOfFormerWallet,
  )
  const all = activityEntries(moving.executions, sent)
  if (all.length === 0) return null
  const shown = all.slice(0, MOST_SHOWN)
  const others = Math.max(moving.count, moving.executions.length) + sent.length - shown.length
  return (
    <section class="in-flight" aria-label={m().home.inFlight}>
      <h2 class="section-title">{m().home.inFlight}</h2>
      <ul class="card list">
        <AddressNames of={shown.map(({ id }) => id)}>
          {shown.map((past) => (
            <EntryRow key={past.id} past={past} />
          ))}
        </AddressNames>
      </ul>
      {others > 0 && (
        <a class="button quiet" href={hrefOf({ screen: 'activity' })}>
          {m().home.moreInFlight({ others })}
        </a>
      )}
    </section>
  )
}
