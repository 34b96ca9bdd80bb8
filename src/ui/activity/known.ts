import type { Client } from '../../api/client.ts'
import type { BundleView, ExecutionView } from '../../api/crossing-views.ts'
import { isBundleInFlight } from '../../core/bundle/bundle.ts'
import { isMoving } from '../crossing/state.ts'

/** Where one stands in its list. */
export type Place = Readonly<{ id: string; approvedAtSeconds: number }>

/** A list that the background gives by the page: crossings, or what pages had sent. */
export type Source<T> = Readonly<{
  placeOf: (each: T) => Place
  isMoving: (each: T) => boolean
  list: (client: Client, part: Readonly<{ before?: Place; limit: number }>) => Promise<readonly T[]>
  get: (client: Client, id: string) => Promise<T | null>
}>

export const CROSSINGS: Source<ExecutionView> = {
  placeOf: ({ id, approvedAtSeconds }) => ({ id, approvedAtSeconds }),
  isMoving,
  list: (client, part) => client.call('executions.list', part),
  get: (client, id) => client.call('executions.get', { id }),
}

export const SENT: Source<BundleView> = {
  placeOf: ({ bundle: { id, approvedAtSeconds } }) => ({ id, approvedAtSeconds }),
  isMoving: ({ bundle }) => isBundleInFlight(bundle),
  list: (client, part) => client.call('bundles.list', part),
  get: (client, id) => client.call('bundles.get', { id }),
}

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

/** Newest first, and those of one second by their ids, as the background has them. */
export function newerFirst(a: Place, b: Place): number {
  return b.approvedAtSeconds - a.approvedAtSeconds || (a.id < b.id ? 1 : -1)
}

/** Which ones may have moved on although the newest page does not hold them. */
export function toLookAt<T>(known: Known<T>, newest: readonly T[], source: Source<T>): readonly string[] {
  const shown = new Set(newest.map((each) => source.placeOf(each).id))
  return [...known].filter(([id, each]) => source.isMoving(each) && !shown.has(id)).map(([id]) => id)
}

/** As many as the background gives at once. */
const MOST_AT_ONCE = 100

/** Every one of a list, newest first, read a page at a time. */
export async function everyOne<T>(client: Client, { list, placeOf }: Source<T>): Promise<readonly T[]> {
  const all: T[] = []
  for (;;) {
    const last = all.at(-1)
    const page = await list(client, { ...(last ? { before: placeOf(last) } : {}), limit: MOST_AT_ONCE })
    all.push(...page)
    if (page.length < MOST_AT_ONCE) return all
  }
}
