import { type Amount, isSameCurrency } from '../../../core/money/currency.ts'
import { dollarValueOf } from '../../../core/money/price.ts'
import { ofValuation } from '../../messages/app-messages.ts'
import { useApp } from '../../state/app.ts'
import { readyValue } from '../../state/resource.ts'
import { dollarCeiling, dollarFloor } from '../../text/amount.ts'

/** Cents of an outflow round up, of an inflow down. */
export function ChangeValue({ amount, isLeaving }: Readonly<{ amount: Amount; isLeaving: boolean }>) {
  const prices = readyValue(useApp().store.prices.now.value) ?? []
  const price = prices.find((each) => isSameCurrency(each, amount.currency))?.price
  if (price === undefined || amount.value === 0n) return null
  const dollars = dollarValueOf(amount, price)
  return (
    <span class="valuation-text" data-testid="change-valuation">
      {ofValuation().about({ dollars: isLeaving ? dollarCeiling(dollars) : dollarFloor(dollars) })}
    </span>
  )
}
