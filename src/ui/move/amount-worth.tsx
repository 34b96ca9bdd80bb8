import { type Currency, isSameCurrency } from '../../core/currency.ts'
import { worthOf } from '../../core/price.ts'
import { Dollars } from '../parts/dollars.tsx'
import { useApp } from '../state/app.ts'
import { readyValue } from '../state/resource.ts'
import { dollarFloor } from '../text/amount.ts'

/**
 * What an amount in the form comes to by the service's price, under its digits, as far as a price is known: prices are
 * asked for only of what the account holds. Its line is kept free, so that nothing moves as it comes.
 *
 * @param value smallest units; undefined while nothing that is an amount stands there
 */
export function AmountWorth({
  currency,
  value,
}: Readonly<{ currency: Currency | undefined; value: bigint | undefined }>) {
  const prices = readyValue(useApp().store.prices.now.value) ?? []
  const price = currency && prices.find((each) => isSameCurrency(each, currency))?.price
  const dollars = value && currency && price ? dollarFloor(worthOf({ currency, value }, price)) : undefined
  return (
    <p class="amount-worth" data-testid="amount-worth">
      {dollars && <Dollars text={dollars} />}
    </p>
  )
}
