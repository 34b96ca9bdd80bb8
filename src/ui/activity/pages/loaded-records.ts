import { newerFirst } from './position.ts'
import type { RecordSource } from './sources.ts'

/** A page read again replaces the earlier one. */
export type LoadedRecords<T> = ReadonlyMap<string, T>

/** The background's page size; a shorter page is the last. */
export const PAGE_SIZE = 30

/**
 * Adds a page and keeps earlier entries, so that the list has no gap. A page without news returns the same map, so
 * nothing redraws.
 */
export function withPage<T>(
  known: LoadedRecords<T>,
  page: readonly T[],
  { placeOf }: Pick<RecordSource<T>, 'placeOf'>,
): LoadedRecords<T> {
  if (page.every((each) => known.get(placeOf(each).id) === each)) return known
  return new Map([...known, ...page.map((each) => [placeOf(each).id, each] as const)])
}

export function sortedRecords<T>(known: LoadedRecords<T>, { placeOf }: Pick<RecordSource<T>, 'placeOf'>): readonly T[] {
  return [...known.values()].sort((a, b) => newerFirst(placeOf(a), placeOf(b)))
}

export function recordsToReload<T>(
  known: LoadedRecords<T>,
  newest: readonly T[],
  source: RecordSource<T>,
): readonly string[] {
  const shown = new Set(newest.map((each) => source.placeOf(each).id))
  return [...known].filter(([id, each]) => source.isMoving(each) && !shown.has(id)).map(([id]) => id)
}
