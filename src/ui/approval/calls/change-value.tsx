import { type Amount, isSameCurrency } from '../../../core/money/currency.ts'
import { dollarValueOf } from '../../../core/money/price.ts'
import { ofValuation } from '../../messages/app-messages.ts'
import { useApp } from '../../state/app.ts'
import { readyValue } from '../../state/resource.ts'
import { useShownCurrency, valueText } from '../../state/wallet/local-rate.ts'

/** Cents of an outflow round up, of an inflow down. */
export function ChangeValue({ amount, isLeaving }: Readonly<{ amount: Amount; isLeaving: boolean }>) {
  const prices = readyValue(useApp().store.prices.now.value) ?? []
  const currency = useShownCurrency()
  const price = prices.find((each) => isSameCurrency(each, amount.currency))?.price
  if (price === undefined || amount.value === 0n) return null
  const text = valueText(dollarValueOf(amount, price), currency, isLeaving ? 'cost' : 'receipt')
  return (
    <span class="valuation-text" data-testid="change-valuation">
      {text === undefined ? '\u00a0' : ofValuation().about({ dollars: text })}
    </span>
  )
}
