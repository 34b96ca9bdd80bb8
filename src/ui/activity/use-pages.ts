import type { BundleView, ExecutionView } from '../../api/transfer-views.ts'
import { type Past, pastOf } from './past.ts'
import { newerFirst, type Place } from './place.ts'
import { SENT, TRANSFERS } from './sources.ts'
import { type List, useList } from './use-list.ts'

export type Pages = Readonly<{ past: readonly Past[] }> & Omit<List<Past>, 'all' | 'until'>

export function usePages(newest: readonly ExecutionView[], newestSent: readonly BundleView[]): Pages {
  const transfers = useList(TRANSFERS, newest)
  const sent = useList(SENT, newestSent)
  // The list that ends first is read on; the other is shown only to that point.
  const isSentBehind =
    sent.until !== undefined && (transfers.until === undefined || newerFirst(sent.until, transfers.until) < 0)
  return {
    past: asFarAs(pastOf(transfers.all, sent.all), [transfers.until, sent.until]),
    hasMore: transfers.hasMore || sent.hasMore,
    isReading: transfers.isReading || sent.isReading,
    problem: transfers.problem ?? sent.problem,
    more: isSentBehind ? sent.more : transfers.more,
  }
}

/** Cuts both lists where the first incomplete one ends, so that neither has a gap. */
export function asFarAs(past: readonly Past[], untils: readonly (Place | undefined)[]): readonly Past[] {
  return past.filter((each) => untils.every((until) => until === undefined || newerFirst(each, until) <= 0))
}
