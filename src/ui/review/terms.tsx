import type { PaymentMethodName } from '../../core/intent/payment-method.ts'
import type { Review } from '../../core/review/review.ts'
import { RoundedAmount } from '../controls/rounded-amount.tsx'
import { FullAddress } from '../display/address-text.tsx'
import { Icon } from '../display/icons.tsx'
import { NamedAccount } from '../display/named-account.tsx'
import { Card, Line } from '../layout/card.tsx'
import { m } from '../messages/messages.ts'
import { ofArrivalCalls, ofDirectSend, ofProof, ofTerms } from '../messages/screen-messages.ts'
import { hasSendStep, paysFromElsewhere } from '../quote/plan-traits.ts'
import { useAccountName } from '../state/wallet/account-name.ts'
import { useChainName } from '../state/wallet/chain-name.ts'
import { roundedText } from '../text/amount.ts'
import { SlippageLine } from './costs/cost-lines.tsx'
import { useCostTexts } from './costs/cost-texts.ts'
import { isOutputExact } from './costs/exact-output.ts'
import { FeesSection } from './costs/fees.tsx'
import { GasTopup } from './costs/gas-topup-and-sponsorship.tsx'
import { InAllLine } from './costs/in-all-line.tsx'
import { UsualTime } from './costs/usual-time.tsx'
import { isOutputGuaranteed, isRefundMissing, isSolverPromise } from './proof/guarantees.ts'
import { NotOwn, type PartyProps } from './recipient.tsx'
import type { Risks } from './risks/use-risks.ts'

type TermsProps = Readonly<{
  review: Review
  risks: Risks
  payment: PaymentMethodName | undefined
}>

export function Terms({ review, risks, payment }: TermsProps) {
  const say = m().review
  const chain = useChainName()(review.refund.chainId)
  const calls = review.calls.length
  const payer = useAccountName()(review.user)
  const texts = useCostTexts(review)
  const isElsewhere = paysFromElsewhere(review)
  const refund = <Refund review={review} risks={risks} chain={chain} />
  const isRefundElsewhere = !review.refund.isOwn && !hasSendStep(review)
  return (
    <>
      {/* An address that is not the user's has warnings. */}
      {isRefundElsewhere && <Card class="refund">{refund}</Card>}
      <Card class="terms">
        <FeesSection review={review} />
        <dl class="lines">
          <InAllLine review={review} />
          {hasSendStep(review) || (
            <Line
              name={isOutputExact(review) ? say.exactly : m().review.worse.minimum}
              hint={
                !isOutputGuaranteed(review)
                  ? say.byService
                  : calls > 0
                    ? ofArrivalCalls().review.before({ calls })
                    : undefined
              }
            >
              <RoundedAmount amount={review.minimum} rounding="receipt" class="strong" />
            </Line>
          )}
          <SlippageLine review={review} texts={texts} />
          {hasSendStep(review) || <GasTopup says={review.says} />}
          <UsualTime review={review} />
          {isElsewhere && (payment === 'strictAddress' || payment === 'openAddress') && (
            <Line name={m().payFrom.label}>{m().payFrom.ways[payment]}</Line>
          )}
          {payer !== undefined && !isElsewhere && (
            <Line name={m().payFrom.label}>
              <NamedAccount name={payer} account={review.user} address={review.user} testId="payer" />
            </Line>
          )}
        </dl>
        {isRefundElsewhere || refund}
      </Card>
    </>
  )
}

function Refund({ review, risks, chain }: PartyProps) {
  const { refund } = review
  const there = useChainName()(review.recipient.chainId)
  const isSend = hasSendStep(review)
  return (
    <>
      <div class="refund-line">
        <Icon name={isSend ? 'info' : 'returned'} size={16} />
        <div>
          <p data-testid="if-it-fails">{isSend ? ofDirectSend().fails : refundText(review, chain)}</p>
          {refund.orRecipient && <p>{m().review.refundOrRecipient({ chain: there })}</p>}
          {!isSend && review.timeToLiveSeconds !== undefined && (
            <p data-testid="time-to-live">{ofTerms().life.review({ minutes: review.timeToLiveSeconds / 60 })}</p>
          )}
        </div>
      </div>
      {!isSend && !refund.isOwn && (
        <>
          <FullAddress address={refund.address} />
          <NotOwn review={review} risks={risks} which="refund" />
        </>
      )}
    </>
  )
}

function refundText(review: Review, chain: string): string {
  const { refund } = review
  const amount = roundedText(refund.amount, 'receipt')
  if (isRefundMissing(review)) return ofProof().onTrust.refundNowhere({ amount })
  if (isSolverPromise(review)) {
    const { toYou, toOther } = ofProof().onTrust.bySolver
    return (refund.isOwn ? toYou : toOther)({ amount, chain })
  }
  const say = isOutputGuaranteed(review) ? m().review : ofProof().onTrust
  return (refund.isOwn ? say.refundToYou : say.refundToOther)({ amount, chain })
}
