import { useId, useState } from 'preact/hooks'
import { isSameCurrency } from '../../../core/money/currency.ts'
import type { Review } from '../../../core/review/review.ts'
import { Icon } from '../../display/icons.tsx'
import { ofValuation } from '../../messages/app-messages.ts'
import { m } from '../../messages/messages.ts'
import { hasSendStep } from '../../quote/plan-traits.ts'
import { useShownCurrency, valueText } from '../../state/wallet/local-rate.ts'
import { dollarCeiling, roundedText } from '../../text/amount.ts'
import { isOutputGuaranteed } from '../proof/guarantees.ts'
import { CostLines } from './cost-lines.tsx'
import { useCostTexts } from './cost-texts.ts'
import { costsOf } from './costs.ts'
import { SponsorshipLine } from './gas-topup-and-sponsorship.tsx'
import { useCostValue } from './quoted-dollars.ts'
import { ServiceFees } from './service-fees.tsx'

/** Slippage is none of the fees. */
export function FeesSection({ review }: Readonly<{ review: Review }>) {
  const say = m().review
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const texts = useCostTexts(review)
  const total = review.says.total
  const shown = useShownCurrency()
  const costOf = useCostValue(review)
  const { expected } = costsOf(review)
  const value = costOf([expected, review.mostGas])
  const prices = (total?.prices ?? []).map(({ of: { currency, value }, usd }) => {
    const each = (usd * 10n ** BigInt(currency.decimals)) / value
    return say.price({ dollars: valueText(each, shown, 'cost') ?? dollarCeiling(each), symbol: currency.symbol })
  })
  return (
    <div class="fees">
      <button
        type="button"
        class="fees-face"
        aria-expanded={isOpen}
        aria-controls={id}
        data-testid="fees"
        onClick={() => setOpen(!isOpen)}
      >
        <span class="fees-name">
          {say.fees}
          <Icon name="chevron" size={16} />
        </span>
        <bdi data-testid="fees-total">
          {texts?.fees ?? (expected && value) ?? [feesText(review), value].filter(Boolean).join(' · ')}
        </bdi>
      </button>
      <div id={id} class="fees-parts" hidden={!isOpen}>
        {isOpen && (
          <>
            <dl class="lines">
              <CostLines review={review} texts={texts} />
              {hasSendStep(review) || <SponsorshipLine says={review.says} />}
            </dl>
            {hasSendStep(review) || <ServiceFees says={review.says} isProven={isOutputGuaranteed(review)} />}
            <p class="card-note">
              {hasSendStep(review) || `${say.notFee} `}
              {total && (prices.length > 0 ? say.byPrices({ prices }) : say.byDollarTokens)}
            </p>
          </>
        )}
      </div>
    </div>
  )
}

// Without dollars, in the currencies of the fees.
function feesText(review: Review): string {
  const { expected } = costsOf(review)
  const { mostGas } = review
  const parts = [expected, mostGas].flatMap((each) => (each && each.value > 0n ? [each] : []))
  const [first, second] = parts
  if (!first) return expected || hasSendStep(review) ? m().review.noFee : ofValuation().noPrice
  if (second && isSameCurrency(first.currency, second.currency))
    return roundedText({ ...first, value: first.value + second.value }, 'cost')
  const sum = parts.map((each) => roundedText(each, 'cost')).join(' + ')
  // Nothing prices the rest.
  return expected || hasSendStep(review) ? sum : ofValuation().atLeast({ amount: sum.replace('≈ ', '') })
}
