import { m } from '../messages/messages.ts'
import { useNow } from '../state/clock.ts'
import { dayIfNotToday } from '../text/when.ts'

type Times = Readonly<{
  /** Since when it lasts, epoch seconds; undefined for what is over, or has not begun. */
  sinceSeconds: number | undefined
  approvedAtSeconds: number
  /** Whether its day is said above it. */
  isUnderDay: boolean
}>

/** How long something under way lasts so far; of anything else when it was, in words that fit into a row. */
export function RowTime({ sinceSeconds, approvedAtSeconds, isUnderDay }: Times) {
  if (sinceSeconds !== undefined) return <SoFar sinceSeconds={sinceSeconds} />
  const { clock } = m().format
  return <time>{(isUnderDay ? undefined : dayIfNotToday(approvedAtSeconds)) ?? clock(approvedAtSeconds)}</time>
}

function SoFar({ sinceSeconds }: { sinceSeconds: number }) {
  const nowSeconds = Math.floor(useNow() / 1_000)
  return <time>{m().outcome.elapsed(Math.max(0, nowSeconds - sinceSeconds))}</time>
}
