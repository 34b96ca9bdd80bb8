import type { RecipientView } from '../../api/views/counterparties.ts'
import type { Amount } from '../../core/money/currency.ts'
import { currencyTitle } from '../../core/money/currency-title.ts'
import type { Review } from '../../core/review/review.ts'
import { RoundedAmount } from '../controls/rounded-amount.tsx'
import { AmountText } from '../display/amount-text.tsx'
import { Icon } from '../display/icons.tsx'
import { LocalValue } from '../display/local-value.tsx'
import { CurrencyIcon } from '../marks/currency-icon.tsx'
import { m } from '../messages/messages.ts'
import { ofDirectSend, ofFormDetails, ofProof } from '../messages/screen-messages.ts'
import { useChainName } from '../state/wallet/chain-name.ts'
import { shortAddress } from '../text/address.ts'
import { roundedDigits } from '../text/amount.ts'
import { CallsSummary } from './arrival/calls-summary.tsx'
import { isOutputAbout, mayKeepFee } from './costs/exact-output.ts'
import { useDollarsOf } from './costs/quoted-dollars.ts'
import { isOutputGuaranteed } from './proof/guarantees.ts'
import type { Risks } from './risks/use-risks.ts'

/** More digits take a smaller size. */
const LONG = 12

type LeadProps = Readonly<{ review: Review; risks: Risks; isOfSite: boolean }>

export function ReviewLead({ review, risks, isOfSite }: LeadProps) {
  const say = m().review
  const { pays, expected, recipient } = review
  const isOwn = recipient.isOwn || risks.known.recipient?.isOwn
  const dollarsOf = useDollarsOf(review)
  const [dollars, paid] = [dollarsOf(expected), dollarsOf(pays)]
  const isLong = roundedDigits(expected, 'receipt').length > LONG
  return (
    <section class="lead" data-testid="review-sentence">
      <p class="lead-name">{isOwn ? m().review.worse.expected : say.recipientReceives}</p>
      <p class={`lead-amount${isLong ? ' long' : ''}`} data-testid="receives">
        <RoundedAmount amount={expected} rounding="receipt" isAbout={isOutputAbout(review)} />
        {dollars !== undefined && (
          <span class="lead-dollars">
            <LocalValue dollarMillionths={dollars} />
          </span>
        )}
      </p>
      <div class="lead-route">
        <Leg amount={pays} dollars={paid}>
          <small>{say.worse.pays}</small>
          <strong data-testid="pays">
            {isOfSite ? <RoundedAmount amount={pays} rounding="cost" /> : <AmountText amount={pays} />}
          </strong>
        </Leg>
        <Icon name="arrow" size={18} />
        <Leg amount={expected}>
          <small>{say.recipient}</small>
          <strong>{currencyTitle(expected.currency)}</strong>
        </Leg>
      </div>
      {mayKeepFee(review) && <p data-testid="keeps-fee">{ofDirectSend().keepsFee}</p>}
      {!isOutputGuaranteed(review) && (
        <p class="lead-unproven" data-testid="unproven">
          {ofProof().onTrust.unproven}
        </p>
      )}
      <p class="lead-after">
        <SomebodyElse party={recipient} known={risks.known.recipient} />
        <CallsSummary review={review} risks={risks} />
      </p>
    </section>
  )
}

type LegProps = Readonly<{
  amount: Amount
  /** Millionths. */
  dollars?: bigint | undefined
  children: preact.ComponentChildren
}>

function Leg({ amount: { currency }, dollars, children }: LegProps) {
  const chain = useChainName()(currency.chainId)
  return (
    <span class="lead-leg">
      <CurrencyIcon currency={currency} chain={{ id: currency.chainId, name: chain }} />
      <span>
        {children}
        <small>
          {chain}
          {dollars !== undefined && (
            <>
              {' · '}
              <LocalValue dollarMillionths={dollars} rounding="cost" />
            </>
          )}
        </small>
      </span>
    </span>
  )
}

type ElseProps = Readonly<{ party: Review['recipient']; known: RecipientView | undefined }>

// The summary line says it, too.
function SomebodyElse({ party, known }: ElseProps) {
  if (party.isOwn || known?.isOwn) return null
  const who = party.watchedAs ?? known?.name ?? shortAddress(party.address)
  return <span data-testid="goes-to">{ofFormDetails().known.goesTo({ who })}</span>
}
