import { m } from '../messages/messages.ts'
import { useNow } from '../state/page/clock.ts'
import { fractionLeft, secondsLeft } from '../text/countdown.ts'

const ROUND = 2 * Math.PI * 8

export function CountdownRing(
  props: Readonly<{
    untilSeconds: number
    spanSeconds: number
    /** Names the limited thing where the surrounding text doesn't. */
    say?: (left: string) => string
  }>,
) {
  const { untilSeconds, spanSeconds, say } = props
  const now = useNow()
  const left = secondsLeft(untilSeconds, now)
  const offset = ROUND * (1 - fractionLeft(untilSeconds, spanSeconds, now))
  return (
    <span
      class="countdown"
      role="timer"
      aria-label={m().quote.goodFor({ seconds: left })}
      title={m().quote.goodFor({ seconds: left })}
    >
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <circle class="ring-track" cx="10" cy="10" r="8" />
        <circle class="ring-left" cx="10" cy="10" r="8" stroke-dasharray={ROUND} stroke-dashoffset={offset} />
      </svg>
      <span aria-hidden="true">
        {say ? say(m().common.seconds({ seconds: left })) : m().common.seconds({ seconds: left })}
      </span>
    </span>
  )
}
