import type { QuoteView } from '../../api/contract.ts'
import type { Review } from '../../core/review.ts'
import { m } from '../messages/messages.ts'
import { AmountText } from '../parts/amount-text.tsx'
import { Button } from '../parts/button.tsx'
import { Card, Line } from '../parts/card.tsx'
import { CountdownRing } from '../parts/countdown-ring.tsx'
import { Icon } from '../parts/icons.tsx'
import { Notice } from '../parts/notice.tsx'
import { OutsideText } from '../parts/outside-text.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { Findings } from '../review/findings.tsx'
import type { QuoteNow } from './quote-loop.ts'

/** The live quote under the form, or why there is none. */
export function QuoteCard({ quote, onAgain }: { quote: QuoteNow; onAgain: () => void }) {
  if (quote.state === 'none') return null
  if (quote.state === 'asking') {
    return (
      <Card class="quote">
        <p class="visually-hidden" role="status">
          {m().quote.asking}
        </p>
        <Skeleton lines={4} />
      </Card>
    )
  }
  return (
    <Answer view={quote.view} isRefreshing={quote.isRefreshing} since={quote.askedAtMilliseconds} onAgain={onAgain} />
  )
}

function Answer(props: Readonly<{ view: QuoteView; isRefreshing: boolean; since: number; onAgain: () => void }>) {
  const { view, isRefreshing } = props
  if (view.state === 'proven') {
    return <Proven review={view.review} isRefreshing={isRefreshing} sinceMilliseconds={props.since} />
  }
  const again = (
    <Button onClick={props.onAgain} isBusy={isRefreshing} testId="ask-again">
      {m().quote.again}
    </Button>
  )
  if (view.state === 'refused') return <Refused view={view} action={again} />
  if (view.state === 'problems') {
    return (
      <Notice kind="warn" title={m().quote.problemsTitle} testId="quote-problems" isUrgent>
        <ul class="plain">
          {view.problems.map((problem) => (
            <li key={`${problem.field}${problem.problem}`}>{m().quote.problem(problem.field, problem.problem)}</li>
          ))}
        </ul>
      </Notice>
    )
  }
  return (
    <Notice
      kind="warn"
      title={m().quote.unavailableTitle}
      action={view.retryable && again}
      testId="quote-unavailable"
      isUrgent
    >
      <p>
        <OutsideText text={view.message} />
      </p>
      <p>{view.retryable ? m().quote.unavailableWait : m().quote.unavailableChange}</p>
    </Notice>
  )
}

function Refused({
  view,
  action,
}: {
  view: Extract<QuoteView, { state: 'refused' }>
  action: preact.ComponentChildren
}) {
  const isOnlyFunds = view.findings.every((finding) => finding.code === 'D30')
  return (
    <Notice
      kind={isOnlyFunds ? 'warn' : 'danger'}
      title={isOnlyFunds ? m().quote.fundsTitle : m().quote.refusedTitle}
      action={isOnlyFunds ? undefined : action}
      testId="quote-refused"
      isUrgent
    >
      {!isOnlyFunds && <p>{m().quote.refusedText}</p>}
      <Findings findings={view.findings} />
    </Notice>
  )
}

function Proven(props: Readonly<{ review: Review; isRefreshing: boolean; sinceMilliseconds: number }>) {
  const { review } = props
  const span = review.expiresAtSeconds - props.sinceMilliseconds / 1_000
  return (
    <Card class={`quote${props.isRefreshing ? ' refreshing' : ''}`}>
      <div class="quote-head">
        <p class="checked">
          <Icon name="shield" size={18} />
          {m().quote.proven(review.claims.length)}
        </p>
        <CountdownRing untilSeconds={review.expiresAtSeconds} spanSeconds={Math.max(span, 1)} />
      </div>
      <dl class="lines">
        <Line name={m().review.minimum}>
          <AmountText amount={review.minimum} form="short" class="strong" />
        </Line>
        {review.cost && (
          <Line name={m().review.cost}>
            {m().review.upTo} <AmountText amount={review.cost} form="ceiling" />
          </Line>
        )}
        <Line name={m().review.networkFee}>
          {m().review.upTo} <AmountText amount={review.mostGas} form="ceiling" />
        </Line>
        <Line name={m().review.time}>{m().quote.duration(review.timeEstimateSeconds)}</Line>
      </dl>
      {review.warnings.length > 0 && <Findings findings={review.warnings} />}
    </Card>
  )
}
