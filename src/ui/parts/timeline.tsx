import type { ComponentChildren } from 'preact'
import { m } from '../messages/messages.ts'
import { Icon, type IconName } from './icons.tsx'
import { keptAmounts } from './kept-amounts.tsx'

export type Progress = 'done' | 'active' | 'next' | 'bad' | 'back'

export type TimelineEntry = Readonly<{
  key: string
  progress: Progress
  title: ComponentChildren
  detail?: ComponentChildren
  actions?: ComponentChildren
  time?: string | undefined
}>

const ICONS: Readonly<Record<Progress, IconName>> = {
  done: 'check',
  active: 'dot',
  next: 'dot',
  bad: 'close',
  back: 'returned',
}

/** What happened, what is happening, and what comes next, from top to bottom. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol class="timeline">
      {entries.map((entry) => (
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
                {keptAmounts(entry.title)}
              </span>
              {entry.time && <time class="timeline-time">{entry.time}</time>}
            </div>
            {entry.detail && <div class="timeline-detail">{entry.detail}</div>}
            {entry.actions}
          </div>
        </li>
      ))}
    </ol>
  )
}
