import { newerFirst } from './place.ts'
import type { Source } from './sources.ts'

/** What a list has read so far, by id. A page that is read again takes the place of what was there. */
export type Known<T> = ReadonlyMap<string, T>

/** As many as the background puts into a page; a shorter one is the last. */
export const PAGE = 30

/**
 * Puts a page to what is known. What was read before stays, so that the list has no gap when new ones come; where nothing
 * of the page is new, it is the same map again, so that nothing is drawn for it.
 */
export function withPage<T>(known: Known<T>, page: readonly T[], { placeOf }: Pick<Source<T>, 'placeOf'>): Known<T> {
  if (page.every((each) => known.get(placeOf(each).id) === each)) return known
  return new Map([...known, ...page.map((each) => [placeOf(each).id, each] as const)])
}

/** Everything that is known, in the order of the pages. */
export function inOrder<T>(known: Known<T>, { placeOf }: Pick<Source<T>, 'placeOf'>): readonly T[] {
  return [...known.values()].sort((a, b) => newerFirst(placeOf(a), placeOf(b)))
}

/** Which ones may have moved on although the newest page does not hold them. */
export function toLookAt<T>(known: Known<T>, newest: readonly T[], source: Source<T>): readonly string[] {
  const shown = new Set(newest.map((each) => source.placeOf(each).id))
  return [...known].filter(([id, each]) => source.isMoving(each) && !shown.has(id)).map(([id]) => id)
}
