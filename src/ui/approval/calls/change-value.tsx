import type { Amount } from '../../../core/money/currency.ts'
import { ofValuation } from '../../messages/app-messages.ts'
import { useShownCurrency, valueText } from '../../state/wallet/local-rate.ts'
import { useValueToday } from '../../state/wallet/price.ts'

/** Cents of an outflow round up, of an inflow down. */
export function ChangeValue({ amount, isLeaving }: Readonly<{ amount: Amount; isLeaving: boolean }>) {
  const currency = useShownCurrency()
  const dollars = useValueToday(amount)
  if (dollars === undefined || amount.value === 0n) return null
  const text = valueText(dollars, currency, isLeaving ? 'cost' : 'receipt')
  return (
    <span class="valuation-text" data-testid="change-valuation">
      {text === undefined ? '\u00a0' : ofValuation().about({ dollars: text })}
    </span>
  )
}
