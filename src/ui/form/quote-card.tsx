import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import type { QuoteView, SignableQuote } from '../../api/views/quotes.ts'
import { Button } from '../controls/button.tsx'
import { RoundedAmount } from '../controls/rounded-amount.tsx'
import { CountdownRing } from '../display/countdown-ring.tsx'
import { Card, Line } from '../layout/card.tsx'
import { LoadingCard } from '../layout/loading.tsx'
import { Notice } from '../layout/notice.tsx'
import { joins } from '../messages/language.ts'
import { m } from '../messages/messages.ts'
import { ofDirectSend, ofFormDetails } from '../messages/screen-messages.ts'
import { hasSendStep } from '../quote/plan-traits.ts'
import type { PriceChange } from '../quote/price-change.ts'
import type { QuoteNow } from '../quote/refresh-loop.ts'
import { isSignableQuote } from '../quote/signable.ts'
import { HOLDS_QUOTE } from '../quote/use-hold.ts'
import { isOutputExact, mayKeepFee } from '../review/costs/exact-output.ts'
import { FeesSection } from '../review/costs/fees.tsx'
import { UsualTime } from '../review/costs/usual-time.tsx'
import { NoQuote } from '../review/no-quote.tsx'
import { FindingList, Findings } from '../review/proof/findings.tsx'
import { isOutputGuaranteed } from '../review/proof/guarantees.ts'
import { ProofBadge, proofBadgeText } from '../review/proof/proof-badge.tsx'
import type { AskedFor } from '../review/unavailable.tsx'
import { useApp } from '../state/app.ts'
import { useNow } from '../state/page/clock.ts'
import { shortText } from '../text/amount.ts'
import { secondsLeft } from '../text/countdown.ts'

export function QuoteCard(
  props: Readonly<{
    quote: QuoteNow
    asked: AskedFor
    onAgain: () => void
    most?: ComponentChildren
    instead?: ComponentChildren
  }>,
) {
  const { quote, onAgain } = props
  if (quote.state === 'none') return null
  if (quote.state === 'asking') {
    return <LoadingCard what={m().quote.asking} lines={4} class={`quote ${HOLDS_QUOTE}`} />
  }
  return (
    <Answer
      view={quote.view}
      isRefreshing={quote.isRefreshing}
      since={quote.askedAtMilliseconds}
      moved={quote.moved}
      asked={props.asked}
      onAgain={onAgain}
      most={props.most}
      instead={props.instead}
    />
  )
}

type AnswerProps = Readonly<{
  view: QuoteView
  isRefreshing: boolean
  since: number
  moved: PriceChange | undefined
  asked: AskedFor
  onAgain: () => void
  most: ComponentChildren
  instead: ComponentChildren
}>

function Answer(props: AnswerProps) {
  const { view, isRefreshing } = props
  if (isSignableQuote(view)) {
    return (
      <>
        {view.state === 'override' && (
          <Notice kind="danger" title={m().insist.title({ number: view.findings.length })} testId="quote-override">
            <FindingList findings={view.findings} />
            <p>{m().insist.later}</p>
          </Notice>
        )}
        <Proven view={view} isRefreshing={isRefreshing} sinceMilliseconds={props.since} moved={props.moved} />
      </>
    )
  }
  const again = (
    <Button onClick={props.onAgain} isBusy={isRefreshing} testId="ask-again">
      {m().quote.again}
    </Button>
  )
  return <NoQuote view={view} asked={props.asked} action={again} most={props.most} instead={props.instead} />
}

type ProvenProps = Readonly<{
  view: SignableQuote
  isRefreshing: boolean
  sinceMilliseconds: number
  moved: PriceChange | undefined
}>

function Proven(props: ProvenProps) {
  const say = m().review
  const { announce } = useApp()
  const { view } = props
  const { review } = view
  const isExact = isOutputExact(review)
  const isByToken = hasSendStep(review) && !isExact
  const least = isExact ? say.exactly : isByToken ? m().review.worse.expected : m().review.worse.minimum
  const said = [...review.ticks, ...review.warnings]
  const proven = proofBadgeText(review)
  // Announced once, with the first price; changes of later quotes are announced elsewhere.
  useEffect(() => {
    const against = view.state === 'override' ? [m().insist.title({ number: view.findings.length })] : []
    announce([...against, `${least}${joins().colon}${shortText(review.minimum)}`, proven].join(' · '))
    // A quote that is gone must not be read out.
    return () => announce('')
  }, [])
  const isOver = secondsLeft(review.expiresAtSeconds, useNow()) === 0
  const span = review.expiresAtSeconds - props.sinceMilliseconds / 1_000
  return (
    <Card class={`quote ${HOLDS_QUOTE}${isOver && props.isRefreshing ? ' refreshing' : ''}`}>
      <div class="quote-head">
        <ProofBadge review={review} />
        <CountdownRing untilSeconds={review.expiresAtSeconds} spanSeconds={Math.max(span, 1)} />
      </div>
      {props.moved && (
        <p class={`moved${props.moved.isBetter ? ' better' : ''}`} role="status" data-testid="moved">
          {ofFormDetails().moved({
            what: props.moved.what,
            isBetter: props.moved.isBetter,
            by: shortText(props.moved.by),
          })}
        </p>
      )}
      <dl class="lines">
        <Line
          name={least}
          hint={
            isByToken
              ? ofDirectSend()[mayKeepFee(review) ? 'keepsFee' : 'byToken']
              : isOutputGuaranteed(review)
                ? undefined
                : say.byService
          }
        >
          <RoundedAmount amount={review.minimum} rounding="receipt" class="strong" />
        </Line>
      </dl>
      <FeesSection review={review} />
      <dl class="lines">
        <UsualTime review={review} />
      </dl>
      {said.length > 0 && <Findings findings={said} />}
    </Card>
  )
}
