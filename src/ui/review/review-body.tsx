import type { RecipientView } from '../../api/views/form.ts'
import type { PaymentMethodName } from '../../core/intent/payment-method.ts'
import { isSameCurrency } from '../../core/money/currency.ts'
import type { Finding } from '../../core/review/finding.ts'
import type { Review } from '../../core/review/review.ts'
import { FullAddress, ShortAddress } from '../display/address-text.tsx'
import { AmountText } from '../display/amount-text.tsx'
import { Chip } from '../display/chip.tsx'
import { Icon } from '../display/icons.tsx'
import { unbrokenAmounts } from '../display/unbroken-amounts.tsx'
import { Card, Line } from '../layout/card.tsx'
import { Notice } from '../layout/notice.tsx'
import { m } from '../messages/messages.ts'
import {
  ofArrivalCalls,
  ofDirectSend,
  ofFormDetails,
  ofProof,
  ofTerms,
  ofWatchOnly,
} from '../messages/screen-messages.ts'
import { hasSendStep, paysFromElsewhere } from '../quote/plan-traits.ts'
import { useAccountName } from '../state/wallet/account-name.ts'
import { useChainName } from '../state/wallet/chain-name.ts'
import { shortAddress } from '../text/address.ts'
import { dollarCeiling, exactText } from '../text/amount.ts'
import { ArrivalCalls } from './arrival/arrival-calls.tsx'
import { CallsSummary } from './arrival/calls-summary.tsx'
import { BitcoinTransaction } from './bitcoin-transaction.tsx'
import { CostLines } from './costs/cost-lines.tsx'
import { costCents } from './costs/costs.ts'
import { isOutputExact } from './costs/exact-output.ts'
import { GasTopupAndSponsorship } from './costs/gas-topup-and-sponsorship.tsx'
import { ServiceFees } from './costs/service-fees.tsx'
import { UsualTime } from './costs/usual-time.tsx'
import { DepositRules } from './deposit-rules.tsx'
import { Findings } from './proof/findings.tsx'
import { FirstGap } from './proof/first-gap.tsx'
import { isOutputGuaranteed, isRefundMissing, isSolverPromise } from './proof/guarantees.ts'
import { ProofBadge } from './proof/proof-badge.tsx'
import { ProofCard } from './proof/proof-card.tsx'
import { AddressNotices } from './risks/address-notices.tsx'
import { DelegationNotice } from './risks/delegation-notice.tsx'
import { DuplicateNotice } from './risks/duplicate-notice.tsx'
import { FindingRisks } from './risks/finding-risks.tsx'
import { UnpinnedRisks } from './risks/unpinned-risks.tsx'
import type { Risks } from './risks/use-risks.ts'
import { WatchedNotice } from './risks/watched-notice.tsx'
import { SignatureList } from './signatures.tsx'
import { SlippageRisk } from './slippage/slippage-risk.tsx'
import { newlyWarned } from './worsened-terms.ts'

export function ReviewBody(
  props: Readonly<{
    review: Review
    risks: Risks
    payment?: PaymentMethodName | undefined
    isOfSite?: boolean
    saidAbove?: readonly Finding[] | undefined
  }>,
) {
  const { review, risks, payment, isOfSite = false } = props
  const warnings = newlyWarned({ warnings: props.saidAbove ?? [] }, review)
  const say = m().review
  const nameOf = useChainName()
  const from = nameOf(review.pays.currency.chainId)
  const to = nameOf(review.recipient.chainId)
  const isElsewhere = paysFromElsewhere(review)
  const calls = review.calls.length
  const isCalled = calls > 0
  return (
    <>
      <p class="review-sentence" data-testid="review-sentence">
        {unbrokenAmounts(sentenceOf(review, { from, to }, isElsewhere))}
        <SomebodyElse party={review.recipient} known={risks.known.recipient} />
        <CallsSummary review={review} risks={risks} />
      </p>
      <DuplicateNotice risks={risks} isElsewhere={isElsewhere} />
      <div>
        <ProofBadge review={review} />
        {/* The notice right below names the recipient. */}
        <FirstGap gaps={review.gaps.filter((gap) => gap !== 'paid-to-solver')} calls={calls} />
      </div>
      {isSolverPromise(review) && (
        <Notice kind="warn" title={ofProof().proof.gaps['paid-to-solver']} testId="paid-to-solver">
          {ofProof().proof.gapMeans['paid-to-solver']}
        </Notice>
      )}
      {isElsewhere || <DelegationNotice account={review.user} chainId={review.pays.currency.chainId} />}
      <UnpinnedRisks risks={risks} />
      <FindingRisks risks={risks} />
      <SlippageRisk review={review} risks={risks} />
      {warnings.length > 0 && (
        <Notice kind="warn" title={say.warnings(warnings.length)}>
          <Findings findings={warnings} />
        </Notice>
      )}
      <Card
        title={isCalled ? ofArrivalCalls().review.leftOn(to, calls) : say.recipientOn(to)}
        aside={<Owner party={review.recipient} isCalled={isCalled} />}
      >
        <FullAddress address={review.recipient.address} />
        <NotOwn review={review} risks={risks} which="recipient" />
      </Card>
      <Terms review={review} />
      <ArrivalCalls review={review} risks={risks} chain={to} />
      <BitcoinTransaction review={review} />
      {isElsewhere && (
        <Card title={m().deposit.rulesTitle}>
          <DepositRules amount={exactText(review.pays)} payment={payment} />
        </Card>
      )}
      <Refund review={review} risks={risks} chain={nameOf(review.refund.chainId)} />
      <ProofCard review={review} nameOf={nameOf} isOfSite={isOfSite} />
      <SignatureList steps={review.steps} nameOf={nameOf} />
    </>
  )
}

function sentenceOf(
  review: Review,
  { from, to }: Readonly<{ from: string; to: string }>,
  isElsewhere: boolean,
): string {
  const say = m().review
  const { pays, minimum, recipient } = review
  const [sent, least] = [exactText(pays), exactText(minimum)]
  if (!isOutputGuaranteed(review)) {
    const { sentence, sentenceElsewhere } = ofProof().onTrust
    return (isElsewhere ? sentenceElsewhere : sentence)(sent, from, least, to)
  }
  if (isElsewhere) return say.sentenceElsewhere(sent, from, least, to)
  if (isSameCurrency(pays.currency, minimum.currency)) return say.sentenceSend(sent, from)
  if (pays.currency.chainId === recipient.chainId)
    return (isOutputExact(review) ? say.sentenceSwapExact : say.sentenceSwap)(sent, from, least)
  return (isOutputExact(review) ? say.sentenceExact : say.sentence)(sent, from, least, to)
}

function Terms({ review }: Readonly<{ review: Review }>) {
  const say = m().review
  const calls = review.calls.length
  const payer = useAccountName()(review.user)
  return (
    <Card>
      <dl class="lines">
        {payer !== undefined && !paysFromElsewhere(review) && (
          <Line name={m().payFrom.label}>
            <bdi data-testid="payer">{payer}</bdi> <ShortAddress address={review.user} />
          </Line>
        )}
        {isOutputExact(review) || (
          <Line name={say.expected}>
            <AmountText amount={review.expected} form="short" />
          </Line>
        )}
        <Line
          name={isOutputExact(review) ? say.exactly : say.minimum}
          hint={
            !isOutputGuaranteed(review) ? say.byService : calls > 0 ? ofArrivalCalls().review.before(calls) : undefined
          }
        >
          <AmountText amount={review.minimum} class="strong" />
        </Line>
        {hasSendStep(review) || <GasTopupAndSponsorship says={review.says} />}
        <CostLines review={review} cents={costCents(review)} />
        <TotalInDollars total={review.says.total} />
        <UsualTime review={review} />
      </dl>
      {hasSendStep(review) || <ServiceFees says={review.says} isProven={isOutputGuaranteed(review)} />}
    </Card>
  )
}

function TotalInDollars({ total }: { total: Review['says']['total'] }) {
  const say = m().review
  if (!total || total.usd < 0n) return null
  const prices = total.prices.map(({ of: { currency, value }, usd }) =>
    say.price(dollarCeiling((usd * 10n ** BigInt(currency.decimals)) / value), currency.symbol),
  )
  return (
    <Line name={say.total} hint={prices.length > 0 ? say.byPrices(prices) : say.byDollarTokens}>
      <bdi>{dollarCeiling(total.usd)}</bdi>
    </Line>
  )
}

type Party = Review['recipient']

// The rest of a call's money is unpromised, so none of it is green.
function Owner({ party: { isOwn, watchedAs }, isCalled }: Readonly<{ party: Party; isCalled: boolean }>) {
  if (watchedAs !== undefined) return <Chip tone="plain">{ofWatchOnly().chip}</Chip>
  return (
    <Chip tone={!isOwn ? 'warn' : isCalled ? 'plain' : 'good'}>
      {isOwn ? m().review.yourAccount : m().review.notYourAccount}
    </Chip>
  )
}

// The summary line says it, too.
function SomebodyElse({ party, known }: Readonly<{ party: Party; known: RecipientView | undefined }>) {
  if (party.isOwn || known?.isOwn) return null
  const who = party.watchedAs ?? known?.name ?? shortAddress(party.address)
  return <span data-testid="goes-to"> {ofFormDetails().known.goesTo(who)}</span>
}

type NotOwnProps = Readonly<{ review: Review; risks: Risks; which: 'recipient' | 'refund' }>

function NotOwn({ review, risks, which }: NotOwnProps) {
  const { isOwn, watchedAs } = review[which]
  if (isOwn) return null
  if (watchedAs !== undefined) return <WatchedNotice label={watchedAs} testId="review-watched" />
  const known = risks.known[which]
  const text = !known ? m().review.notYours : known.isKnown ? m().form.seenBefore : m().form.neverSeen
  return (
    <AddressNotices
      known={known}
      chainId={review[which].chainId}
      currency={(which === 'recipient' ? review.expected : review.refund.amount).currency}
      isDirect={hasSendStep(review)}
      stranger={{ title: which === 'recipient' ? m().form.notYours : m().review.refundNotYours, text }}
      boxes={{
        isTicked: (risk) => risks.isTicked(which, risk),
        tick: (risk, isOn) => risks.tick(which, risk, isOn),
      }}
    />
  )
}

function Refund({ review, risks, chain }: Readonly<{ review: Review; risks: Risks; chain: string }>) {
  const { refund } = review
  if (hasSendStep(review)) {
    return (
      <Card class="refund">
        <div class="refund-line" data-testid="if-it-fails">
          <Icon name="info" />
          <p>{ofDirectSend().fails}</p>
        </div>
      </Card>
    )
  }
  return (
    <Card class="refund">
      <div class="refund-line">
        <Icon name="returned" />
        <div>
          <p data-testid="if-it-fails">{refundText(review, chain)}</p>
          {review.timeToLiveSeconds !== undefined && (
            <p class="card-note" data-testid="time-to-live">
              {ofTerms().life.review(review.timeToLiveSeconds / 60)}
            </p>
          )}
        </div>
      </div>
      {!refund.isOwn && (
        <>
          <FullAddress address={refund.address} />
          <NotOwn review={review} risks={risks} which="refund" />
        </>
      )}
    </Card>
  )
}

function refundText(review: Review, chain: string): string {
  const { refund } = review
  const amount = exactText(refund.amount)
  if (isRefundMissing(review)) return ofProof().onTrust.refundNowhere(amount)
  if (isSolverPromise(review)) {
    const { toYou, toOther } = ofProof().onTrust.bySolver
    return (refund.isOwn ? toYou : toOther)(amount, chain)
  }
  const say = isOutputGuaranteed(review) ? m().review : ofProof().onTrust
  return (refund.isOwn ? say.refundToYou : say.refundToOther)(amount, chain)
}
