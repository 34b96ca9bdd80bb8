import type { BundleView, ExecutionView } from '../../api/crossing-views.ts'
import { type Past, pastOf } from './past.ts'
import { newerFirst, type Place } from './place.ts'
import { CROSSINGS, SENT } from './sources.ts'
import { type List, useList } from './use-list.ts'

export type Pages = Readonly<{ past: readonly Past[] }> & Omit<List<Past>, 'all' | 'until'>

export function usePages(newest: readonly ExecutionView[], newestSent: readonly BundleView[]): Pages {
  const crossings = useList(CROSSINGS, newest)
  const sent = useList(SENT, newestSent)
  // The list that ends first is read on; the other is shown only to that point.
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

/** Cuts both lists where the first incomplete one ends, so that neither has a gap. */
export function asFarAs(past: readonly Past[], untils: readonly (Place | undefined)[]): readonly Past[] {
  return past.filter((each) => untils.every((until) => until === undefined || newerFirst(each, until) <= 0))
}
