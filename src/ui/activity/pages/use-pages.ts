import type { BundleView, ExecutionView } from '../../../api/views/transfers.ts'
import { type ActivityEntry, activityEntries } from '../entry.ts'
import { type ActivityPosition, newerFirst } from './position.ts'
import { BUNDLES, TRANSFERS } from './sources.ts'
import { type RecordList, useRecordList } from './use-list.ts'

export type ActivityPages = Readonly<{ past: readonly ActivityEntry[] }> &
  Omit<RecordList<ActivityEntry>, 'all' | 'until'>

export function useActivityPages(newest: readonly ExecutionView[], newestSent: readonly BundleView[]): ActivityPages {
  const transfers = useRecordList(TRANSFERS, newest)
  const sent = useRecordList(BUNDLES, newestSent)
  // The list that ends first is read on; the other is shown only to that point.
  const isSentBehind =
    sent.until !== undefined && (transfers.until === undefined || newerFirst(sent.until, transfers.until) < 0)
  return {
    past: withoutGaps(activityEntries(transfers.all, sent.all), [transfers.until, sent.until]),
    hasMore: transfers.hasMore || sent.hasMore,
    isReading: transfers.isReading || sent.isReading,
    problem: transfers.problem ?? sent.problem,
    more: isSentBehind ? sent.more : transfers.more,
  }
}

/** Cuts both lists where the first incomplete one ends, so that neither has a gap. */
export function withoutGaps(
  past: readonly ActivityEntry[],
  untils: readonly (ActivityPosition | undefined)[],
): readonly ActivityEntry[] {
  return past.filter((each) => untils.every((until) => until === undefined || newerFirst(each, until) <= 0))
}
