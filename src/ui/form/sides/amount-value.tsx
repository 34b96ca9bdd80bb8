import { type Currency, isSameCurrency } from '../../../core/money/currency.ts'
import { dollarValueOf } from '../../../core/money/price.ts'
import { Dollars } from '../../display/dollars.tsx'
import { useApp } from '../../state/app.ts'
import { readyValue } from '../../state/resource.ts'
import { dollarFloor } from '../../text/amount.ts'

/**
 * Keeps its line free, so that the form doesn't jump. Only currencies that the account holds have prices.
 *
 * @param value smallest units; undefined while no amount is typed
 */
export function AmountValue({
  currency,
  value,
}: Readonly<{ currency: Currency | undefined; value: bigint | undefined }>) {
  const prices = readyValue(useApp().store.prices.now.value) ?? []
  const price = currency && prices.find((each) => isSameCurrency(each, currency))?.price
  const dollars = value && currency && price ? dollarFloor(dollarValueOf({ currency, value }, price)) : undefined
  return (
    <p class="amount-valuation" data-testid="amount-valuation">
      {dollars && <Dollars text={dollars} />}
    </p>
  )
}
