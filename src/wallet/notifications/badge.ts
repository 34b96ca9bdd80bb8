import { isInFlight, type Stage } from '../../core/execution/execution.ts'
import type { BadgeWords } from '../../core/text/notification-words.ts'
import { said } from '../../core/text/said.ts'

/** `title` is for tooltips and screen readers. */
export type Badge = Readonly<{ text: string; title: string }>

const MOST_SHOWN = 99

export const NO_BADGE: Badge = { text: '', title: 'Causeway' }

/** Counts waiting prompts, else shows a dot for transfers in flight. */
export function badgeOf({ waiting, moving }: Readonly<{ waiting: number; moving: number }>, words: BadgeWords): Badge {
  if (waiting > 0) {
    const text = waiting > MOST_SHOWN ? `${MOST_SHOWN}+` : `${waiting}`
    return { text, title: said(words.waiting, { requests: waiting }) }
  }
  return moving === 0 ? NO_BADGE : { text: '•', title: said(words.moving, { transfers: moving }) }
}

export type TransfersInFlight = Readonly<{
  /** Follows a change; true when the count changed. */
  see: (execution: Readonly<{ id: string; stage: Pick<Stage, 'stage'> }>) => boolean
  count: () => number
  /** Sorts newest first. */
  newest: (most: number) => readonly string[]
}>

/** Counts transfers in flight by their changes, without rereading them. */
export function createTransfersInFlight(): TransfersInFlight {
  const moving = new Set<string>()
  return {
    see: (execution: Readonly<{ id: string; stage: Pick<Stage, 'stage'> }>): boolean => {
      const before = moving.size
      if (isInFlight(execution)) moving.add(execution.id)
      else moving.delete(execution.id)
      return moving.size !== before
    },
    count: () => moving.size,
    newest: (most) => [...moving].slice(-most).reverse(),
  }
}
