import { isInFlight, type Stage } from '../core/execution.ts'
import type { BadgeWords } from '../core/notice-words.ts'

/** What the toolbar icon says: a few letters, and a sentence for those who point at it or listen. */
export type Badge = Readonly<{ text: string; title: string }>

const MOST_SHOWN = 99

/** How many questions wait for the user; a dot for crossings under way where none does; nothing otherwise. */
export function badgeOf({ waiting, moving }: Readonly<{ waiting: number; moving: number }>, words: BadgeWords): Badge {
  if (waiting > 0) {
    const text = waiting > MOST_SHOWN ? `${MOST_SHOWN}+` : `${waiting}`
    return { text, title: words.waiting(waiting) }
  }
  return moving === 0 ? { text: '', title: 'Causeway' } : { text: '•', title: words.moving(moving) }
}

/** Which crossings are under way. */
export type Moving = Readonly<{
  /** Follows a change; true when the count is another one now. */
  see: (execution: Readonly<{ id: string; stage: Pick<Stage, 'stage'> }>) => boolean
  count: () => number
  /** The ids of those that were seen last, newest first. */
  newest: (most: number) => readonly string[]
}>

/** Counts crossings under way as they change, so that nobody reads them all again for a dot. */
export function createMoving(): Moving {
  const moving = new Set<string>()
  return {
    /** Follows a change; true when the count is another one now. */
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
