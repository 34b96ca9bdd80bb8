import type { ComponentChildren } from 'preact'
import { Icon, type IconName } from '../display/icons.tsx'
import { unbrokenAmounts } from '../display/unbroken-amounts.tsx'
import { m } from '../messages/messages.ts'
import { dayText } from '../text/day-and-time.ts'

export type EntryProgress = 'done' | 'active' | 'next' | 'bad' | 'back'

export type TimelineEntry = Readonly<{
  key: string
  progress: EntryProgress
  title: ComponentChildren
  detail?: ComponentChildren
  actions?: ComponentChildren
  /** Epoch seconds. */
  atSeconds?: number | undefined
}>

const ICONS: Readonly<Record<EntryProgress, IconName>> = {
  done: 'check',
  active: 'dot',
  next: 'dot',
  bad: 'close',
  back: 'returned',
}

/** The heading tells the first day; later days show where they begin. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const days = daysOf(entries)
  return (
    <ol class="timeline">
      {entries.map((entry, index) => (
        <li
          key={entry.key}
          class={`timeline-entry ${entry.progress}`}
          aria-current={entry.progress === 'active' ? 'step' : undefined}
        >
          <span class="timeline-dot">
            <Icon name={ICONS[entry.progress]} size={14} />
          </span>
          <div class="timeline-text">
            <div class="timeline-title">
              <span>
                <span class="visually-hidden">{m().timeline.state[entry.progress]}</span>
                {unbrokenAmounts(entry.title)}
              </span>
              {entry.atSeconds !== undefined && (
                <time class="timeline-time">
                  {days[index] !== undefined && <span class="timeline-day">{days[index]} </span>}
                  {m().format.clock({ atSeconds: entry.atSeconds })}
                </time>
              )}
            </div>
            {entry.detail && <div class="timeline-detail">{entry.detail}</div>}
            {entry.actions}
          </div>
        </li>
      ))}
    </ol>
  )
}

export function ApprovalDay({ at }: { at: Readonly<{ approvedAtSeconds: number }> }) {
  return <span class="timeline-time">{dayText(at.approvedAtSeconds)}</span>
}

function daysOf(entries: readonly TimelineEntry[]): readonly (string | undefined)[] {
  const timed = entries.map(({ atSeconds }) => (atSeconds === undefined ? undefined : dayText(atSeconds)))
  return timed.map((day, index) => {
    const before = timed.slice(0, index).findLast((each) => each !== undefined)
    return before === undefined || day === before ? undefined : day
  })
}
