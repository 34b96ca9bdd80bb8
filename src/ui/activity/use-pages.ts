import type { BundleView, ExecutionView } from '../../api/crossing-views.ts'
import { type Past, pastOf } from './past.ts'
import { newerFirst, type Place } from './place.ts'
import { CROSSINGS, SENT } from './sources.ts'
import { type List, useList } from './use-list.ts'

/** What was done as far as it was read, and the way to read on. */
export type Pages = Readonly<{ past: readonly Past[] }> & Omit<List<Past>, 'all' | 'until'>

/** Reads crossings and what pages had sent as one list. */
export function usePages(newest: readonly ExecutionView[], newestSent: readonly BundleView[]): Pages {
  const crossings = useList(CROSSINGS, newest)
  const sent = useList(SENT, newestSent)
  // Read on is the one that ends first: no more is shown of the other than lies before that.
  const isSentBehind =
    sent.until !== undefined && (crossings.until === undefined || newerFirst(sent.until, crossings.until) < 0)
  return {
    past: asFarAs(pastOf(crossings.all, sent.all), [crossings.until, sent.until]),
    hasMore: crossings.hasMore || sent.hasMore,
    isReading: crossings.isReading || sent.isReading,
    problem: crossings.problem ?? sent.problem,
    more: isSentBehind ? sent.more : crossings.more,
  }
}

/** The part of both kinds that has no gap: as far back as each list was read that has more. */
export function asFarAs(past: readonly Past[], untils: readonly (Place | undefined)[]): readonly Past[] {
  return past.filter((each) => untils.every((until) => until === undefined || newerFirst(each, until) <= 0))
}
