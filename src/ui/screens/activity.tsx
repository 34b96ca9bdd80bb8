import type { ExecutionView } from '../../api/views.ts'
import { CrossingRow } from '../activity/crossing-row.tsx'
import { type Day, daysAgo, daysOf } from '../activity/days.ts'
import { usePages } from '../activity/use-pages.ts'
import { m } from '../messages/messages.ts'
import { Button } from '../parts/button.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { Reading } from '../parts/loading.tsx'
import { Notice } from '../parts/notice.tsx'
import { Screen } from '../parts/screen.tsx'
import { hrefOf } from '../route.ts'
import { SentRow } from '../sent/sent-row.tsx'
import { useApp } from '../state/app.ts'
import { readyValue } from '../state/resource.ts'

/** Every crossing of this wallet, by day. */
export function Activity() {
  return (
    <Screen title={m().activity.title}>
      <SentForSites />
      <List />
    </Screen>
  )
}

function List() {
  const { store } = useApp()
  return (
    <Reading resource={store.executions} what={m().activity.loading} failed={m().activity.failed} lines={6}>
      {(newest) => (newest.length === 0 ? <Nothing /> : <Crossings newest={newest} />)}
    </Reading>
  )
}

function Crossings({ newest }: { newest: readonly ExecutionView[] }) {
  const say = m().activity
  const pages = usePages(newest)
  return (
    <>
      {daysOf(pages.executions).map((day) => (
        <DayList key={day.key} day={day} />
      ))}
      {pages.problem !== undefined && (
        <Notice kind="warn" title={say.moreFailed} isUrgent testId="more-failed">
          {pages.problem}
        </Notice>
      )}
      {pages.hasMore && (
        <Button isWide onClick={pages.more} isBusy={pages.isReading} testId="more">
          {say.more}
        </Button>
      )}
    </>
  )
}

function DayList({ day }: { day: Day }) {
  return (
    <section class="day">
      <h2 class="section-title">{m().format.day(day.atSeconds, daysAgo(day.atSeconds, Date.now()))}</h2>
      <ul class="card list">
        {day.executions.map((execution) => (
          <CrossingRow key={execution.id} execution={execution} />
        ))}
      </ul>
    </section>
  )
}

function SentForSites() {
  const sent = readyValue(useApp().store.sent.now.value) ?? []
  if (sent.length === 0) return null
  return (
    <section class="day">
      <h2 class="section-title">{m().activity.sent.title}</h2>
      <ul class="card list" data-testid="sent-for-sites">
        {sent.map((view) => (
          <SentRow key={view.bundle.id} view={view} />
        ))}
      </ul>
    </section>
  )
}

function Nothing() {
  return (
    <EmptyState
      icon="activity"
      title={m().activity.emptyTitle}
      action={
        <a class="button secondary" href={hrefOf({ screen: 'move' })}>
          {m().home.move}
        </a>
      }
    >
      <p>{m().activity.emptyText}</p>
    </EmptyState>
  )
}
