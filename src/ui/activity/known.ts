import type { ExecutionView } from '../../api/crossing-views.ts'
import { isMoving } from '../crossing/state.ts'

/** What the list has read so far, by id. A page that is read again takes the place of what was there. */
export type Known = ReadonlyMap<string, ExecutionView>

/** As many as the background puts into a page; a shorter one is the last. */
export const PAGE = 30

/**
 * Puts a page to what is known. What was read before stays, so that the list has no gap when new ones come; where nothing
 * of the page is new, it is the same map again, so that nothing is drawn for it.
 */
export function withPage(known: Known, page: readonly ExecutionView[]): Known {
  if (page.every((each) => known.get(each.id) === each)) return known
  return new Map([...known, ...page.map((each) => [each.id, each] as const)])
}

/** Everything that is known, newest first, and those of one second in the order of the pages. */
export function inOrder(known: Known): readonly ExecutionView[] {
  return [...known.values()].sort((a, b) => b.approvedAtSeconds - a.approvedAtSeconds || (a.id < b.id ? 1 : -1))
}

/** Which ones may have moved on although the newest page does not hold them. */
export function toLookAt(known: Known, newest: readonly ExecutionView[]): readonly string[] {
  const shown = new Set(newest.map(({ id }) => id))
  return [...known.values()].filter((each) => isMoving(each) && !shown.has(each.id)).map(({ id }) => id)
}
