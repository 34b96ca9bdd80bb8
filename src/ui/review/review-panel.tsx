import type { ComponentChildren } from 'preact'
import type { PaymentMethodName } from '../../core/intent/payment-method.ts'
import type { Amount } from '../../core/money/currency.ts'
import { QUOTE_FRESH_SECONDS } from '../../core/quote/quote-age.ts'
import type { Review } from '../../core/review/review.ts'
import { RecordsAgainst } from '../activity/records-against.tsx'
import { CountdownRing } from '../display/countdown-ring.tsx'
import { UntrustedText } from '../display/untrusted-text.tsx'
import { ForeignPending } from '../layout/foreign-pending.tsx'
import { Notice } from '../layout/notice.tsx'
import { Screen } from '../layout/screen-frame.tsx'
import { m } from '../messages/messages.ts'
import { ofProof } from '../messages/screen-messages.ts'
import type { Route } from '../route.ts'
import { exactText, shortText } from '../text/amount.ts'
import { NoQuote } from './no-quote.tsx'
import { OverrideNotice } from './override.tsx'
import { Findings } from './proof/findings.tsx'
import type { SetBy } from './refusal-words.ts'
import { ReviewBody } from './review-body.tsx'
import { ReviewFooter } from './review-footer.tsx'
import { ReviewLead } from './review-lead.tsx'
import type { AskedFor } from './unavailable.tsx'
import { type ReviewFlow, type ReviewNews, useReview } from './use-review.ts'
import type { WorsenedTerm } from './worsened-terms.ts'

export function ReviewPanel(
  props: Readonly<{
    flow: ReviewFlow
    back?: Route
    /** Names the site that asks, if any. */
    above?: ComponentChildren
    setBy?: SetBy
    payment?: PaymentMethodName | undefined
  }>,
) {
  const state = useReview(props.flow)
  const isOfSite = props.setBy !== undefined && props.setBy !== 'user'
  return (
    <Screen
      title={m().review.title}
      {...(props.back ? { back: props.back } : {})}
      aside={
        state.isExpired ? undefined : (
          <CountdownRing
            untilSeconds={state.shown.review.expiresAtSeconds}
            spanSeconds={QUOTE_FRESH_SECONDS}
            say={(left) => ofProof().left({ left })}
          />
        )
      }
      footer={<ReviewFooter state={state} isOfSite={isOfSite} />}
    >
      {props.above}
      <ReviewLead review={state.shown.review} risks={state.risks} isOfSite={isOfSite} />
      <News news={state.news} review={state.shown.review} setBy={props.setBy ?? 'user'} />
      <OverrideNotice view={state.shown} typed={state.typed} onType={state.type} />
      <RecordsAgainst needs={state.shown.review.needs} />
      <ForeignPending needs={state.shown.review.needs} />
      <ReviewBody
        review={state.shown.review}
        risks={state.risks}
        payment={props.payment}
        isOfSite={isOfSite}
        saidAbove={state.news.news === 'fresh' ? state.news.warned : undefined}
      />
    </Screen>
  )
}

type NewsProps = Readonly<{ news: ReviewNews; review: Review; setBy: SetBy }>

function News({ news, review, setBy }: NewsProps) {
  const say = m().review
  if (news.news === 'none') return null
  if (news.news === 'locked') return <Notice kind="warn" title={say.lockedTitle} isUrgent />
  if (news.news === 'failed') {
    return (
      <Notice kind="danger" title={say.failedTitle} isUrgent>
        <p>
          <UntrustedText text={news.message} />
        </p>
        <p>{say.failedText}</p>
      </Notice>
    )
  }
  if (news.news === 'notAnymore') {
    return <NoQuote view={news.view} asked={askedFor(review, setBy)} />
  }
  const { worse, warned } = news
  if (worse.length === 0 && warned.length === 0) return <Notice kind="good" title={say.freshTitle} isUrgent />
  return (
    <>
      {worse.length > 0 && <WorsenedTermsNotice worse={worse} />}
      {warned.length > 0 && (
        <Notice kind="warn" title={say.warnedTitle} testId="newly-warned" isUrgent>
          <p>{say.warnedText}</p>
          <Findings findings={warned} />
        </Notice>
      )}
    </>
  )
}

function askedFor(review: Review, setBy: SetBy): AskedFor {
  return {
    amount: askedIn(review),
    isSponsored: review.says.sponsored !== undefined,
    isTransfer: review.pays.currency.chainId !== review.expected.currency.chainId,
    setBy,
  }
}

export function WorsenedTermsNotice({ worse }: { worse: readonly WorsenedTerm[] }) {
  const say = m().review
  return (
    <Notice kind="warn" title={say.worseTitle} testId="worse" isUrgent>
      <p>{say.worseText}</p>
      <ul class="worse">
        {worse.map(({ what, before, after }) => (
          <li key={`${what} ${exactText(before)}`}>
            <span>{say.worse[what]}</span>
            <span>
              <s>{changed(before, after)}</s> → <strong>{changed(after, before)}</strong>
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

// Every digit where rounding hides the change.
function changed(amount: Amount, other: Amount): string {
  const rounded = shortText(amount)
  return rounded === shortText(other) ? exactText(amount) : rounded
}

function askedIn({ tradeType, pays, expected, asked }: Review): Amount {
  const { currency } = tradeType === 'EXACT_INPUT' ? pays : expected
  return { currency, value: asked }
}
