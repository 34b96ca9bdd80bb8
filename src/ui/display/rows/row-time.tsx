import { m } from '../../messages/messages.ts'
import { useNow } from '../../state/page/clock.ts'
import { dayIfNotToday } from '../../text/day-and-time.ts'

type Times = Readonly<{
  /** Epoch seconds; undefined when finished or unstarted. */
  sinceSeconds: number | undefined
  approvedAtSeconds: number
  /** A heading above tells the day. */
  isUnderDay: boolean
}>

export function RowTime({ sinceSeconds, approvedAtSeconds, isUnderDay }: Times) {
  if (sinceSeconds !== undefined) return <SoFar sinceSeconds={sinceSeconds} />
  const { clock } = m().format
  return (
    <time>
      {(isUnderDay ? undefined : dayIfNotToday(approvedAtSeconds)) ?? clock({ atSeconds: approvedAtSeconds })}
    </time>
  )
}

function SoFar({ sinceSeconds }: { sinceSeconds: number }) {
  const nowSeconds = Math.floor(useNow() / 1_000)
  return <time>{m().outcome.elapsed({ seconds: Math.max(0, nowSeconds - sinceSeconds) })}</time>
}
