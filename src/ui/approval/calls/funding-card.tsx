import type { FundingView } from '../../../api/views/approvals.ts'
import type { QuoteView } from '../../../api/views/quotes.ts'
import { QUOTE_FRESH_SECONDS } from '../../../core/quote/quote-age.ts'
import type { Review } from '../../../core/review/review.ts'
import { AmountText } from '../../display/amount-text.tsx'
import { Chip } from '../../display/chip.tsx'
import { CountdownRing } from '../../display/countdown-ring.tsx'
import { ReasonText } from '../../display/reason.tsx'
import { Card, Line } from '../../layout/card.tsx'
import { Fold } from '../../layout/fold.tsx'
import { Notice } from '../../layout/notice.tsx'
import { Skeleton } from '../../layout/skeleton.tsx'
import { m } from '../../messages/messages.ts'
import { ofCalls } from '../../messages/screen-messages.ts'
import { SlippageLine } from '../../review/costs/cost-lines.tsx'
import { FeesSection } from '../../review/costs/fees.tsx'
import { NoQuote } from '../../review/no-quote.tsx'
import { Findings } from '../../review/proof/findings.tsx'
import { proofBadgeText } from '../../review/proof/proof-badge.tsx'
import { ProofCard } from '../../review/proof/proof-card.tsx'
import { SignatureList } from '../../review/signatures.tsx'
import { useNow } from '../../state/page/clock.ts'
import { useChainName } from '../../state/wallet/chain-name.ts'
import { ceilingText, exactText } from '../../text/amount.ts'
import { secondsLeft } from '../../text/countdown.ts'
import { isFundingInsufficient } from './use-calls-renewal.ts'

type FundingProps = Readonly<{ funding: FundingView; chain: string; isOwn: boolean }>

export function FundingCard({ funding, chain, isOwn }: FundingProps) {
  const say = ofCalls().funding
  const { missing, legs } = funding
  return (
    <>
      <Notice
        kind={isFundingInsufficient(funding) ? 'warn' : 'info'}
        title={
          <span title={missing.map(exactText).join(' · ')}>
            {say.title({ missing: missing.map(ceilingText), chain })}
          </span>
        }
        testId="funding"
      >
        {isFundingInsufficient(funding) ? (
          <>
            <p>{say.cannot}</p>
            {!isOwn && <p>{say.pageSets}</p>}
          </>
        ) : (
          say.text
        )}
      </Notice>
      {legs.map((leg, index) => (
        <Leg key={index} leg={leg} name={say.leg({ number: index + 1, legs: missing.length })} />
      ))}
      {legs.length < missing.length && (
        <Card>
          <p class="card-note" role="status">
            {say.asking}
          </p>
          <Skeleton lines={3} />
        </Card>
      )}
    </>
  )
}

function Leg({ leg, name }: Readonly<{ leg: QuoteView; name: string }>) {
  if (leg.state === 'proven') return <Transfer review={leg.review} name={name} />
  if (leg.state === 'unavailable') return <Unavailable view={leg} />
  if (leg.state !== 'override') return <NoQuote view={leg} />
  return <NoQuote view={{ state: 'refused', findings: leg.findings }} />
}

// The page set the transfer, so advice to change it is useless.
function Unavailable({ view }: Readonly<{ view: Extract<QuoteView, { state: 'unavailable' }> }>) {
  return (
    <Notice kind="warn" title={m().quote.unavailableTitle} testId="quote-unavailable">
      <ReasonText reason={view.why} />
    </Notice>
  )
}

function Transfer({ review, name }: Readonly<{ review: Review; name: string }>) {
  const say = ofCalls().funding
  const nameOf = useChainName()
  const from = nameOf(review.pays.currency.chainId)
  return (
    <Card title={name} aside={<Freshness untilSeconds={review.expiresAtSeconds} />}>
      <div class="leg" data-testid="leg">
        <dl class="lines">
          <Line name={say.pays({ chain: from })}>
            <AmountText amount={review.pays} class="strong" />
          </Line>
          <Line name={say.brings({ chain: nameOf(review.recipient.chainId) })}>
            <AmountText amount={review.minimum} class="strong" />
          </Line>
          <SlippageLine review={review} />
        </dl>
        <FeesSection review={review} />
        <dl class="lines">
          <Line name={m().review.time}>{m().quote.duration({ seconds: review.timeEstimateSeconds })}</Line>
        </dl>
      </div>
      {review.warnings.length > 0 && (
        <Notice kind="warn" title={m().review.warnings({ number: review.warnings.length })}>
          <Findings findings={review.warnings} />
        </Notice>
      )}
      <p class="card-note">{say.comesBack({ chain: from })}</p>
      <Fold title={proofBadgeText(review)} testId="leg-proof">
        <ProofCard review={review} nameOf={nameOf} />
        <SignatureList steps={review.steps} nameOf={nameOf} />
      </Fold>
    </Card>
  )
}

function Freshness({ untilSeconds }: { untilSeconds: number }) {
  const isOver = secondsLeft(untilSeconds, useNow(1_000)) === 0
  if (isOver) return <Chip tone="warn">{ofCalls().funding.over}</Chip>
  return <CountdownRing untilSeconds={untilSeconds} spanSeconds={QUOTE_FRESH_SECONDS} />
}
