import type { Execution } from '../core/execution.ts'
import { isInFlight } from '../core/execution.ts'

/** What the toolbar icon says: a few letters, and a sentence for those who point at it or listen. */
export type Badge = Readonly<{ text: string; title: string }>

const MOST_SHOWN = 99

/** How many questions wait for the user; a dot for crossings under way where none does; nothing otherwise. */
export function badgeOf({ waiting, moving }: Readonly<{ waiting: number; moving: number }>): Badge {
  if (waiting > 0) {
    const text = waiting > MOST_SHOWN ? `${MOST_SHOWN}+` : `${waiting}`
    return { text, title: `Causeway: ${waiting} ${waiting === 1 ? 'request waits' : 'requests wait'} for you` }
  }
  if (moving === 0) return { text: '', title: 'Causeway' }
  return { text: '•', title: `Causeway: ${moving} ${moving === 1 ? 'crossing' : 'crossings'} under way` }
}

/** Counts crossings under way as they change, so that nobody reads them all again for a dot. */
export function createMoving() {
  const moving = new Set<string>()
  return {
    /** Follows a change; true when the count is another one now. */
    see: (execution: Pick<Execution, 'id' | 'stage'>): boolean => {
      const before = moving.size
      if (isInFlight(execution)) moving.add(execution.id)
      else moving.delete(execution.id)
      return moving.size !== before
    },
    count: (): number => moving.size,
    /** The newest ones that it has seen, newest first. */
    newest: (most: number): readonly string[] => [...moving].slice(-most).reverse(),
  }
}
