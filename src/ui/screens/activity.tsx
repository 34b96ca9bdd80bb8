import { CrossingRow } from '../activity/crossing-row.tsx'
import { daysAgo, daysOf } from '../activity/days.ts'
import { m } from '../messages/messages.ts'
import { Button } from '../parts/button.tsx'
import { Card } from '../parts/card.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { Notice } from '../parts/notice.tsx'
import { OutsideText } from '../parts/outside-text.tsx'
import { Screen } from '../parts/screen.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { hrefOf } from '../route.ts'
import { useApp } from '../state/app.ts'

/** Every crossing of this wallet, by day. */
export function Activity() {
  return (
    <Screen title={m().activity.title}>
      <List />
    </Screen>
  )
}

function List() {
  const { store } = useApp()
  const loaded = store.executions.now.value
  if (loaded.state === 'loading') {
    return (
      <Card>
        <p class="visually-hidden">{m().activity.loading}</p>
        <Skeleton lines={6} />
      </Card>
    )
  }
  if (loaded.state === 'failed') {
    return (
      <Notice
        kind="warn"
        title={m().activity.failed}
        action={<Button onClick={() => void store.executions.reload()}>{m().common.retry}</Button>}
      >
        <OutsideText text={loaded.message} />
      </Notice>
    )
  }
  if (loaded.value.length === 0) {
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
  return daysOf(loaded.value).map((day) => (
    <section key={day.key} class="day">
      <h2 class="section-title">{m().format.day(day.atSeconds, daysAgo(day.atSeconds, Date.now()))}</h2>
      <ul class="card list">
        {day.executions.map((execution) => (
          <CrossingRow key={execution.id} execution={execution} />
        ))}
      </ul>
    </section>
  ))
}
