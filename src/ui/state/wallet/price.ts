import { type Amount, type Currency, isSameCurrency } from '../../../core/money/currency.ts'
import { dollarValueOf, type Price } from '../../../core/money/price.ts'
import { useApp } from '../app.ts'
import { readyValue } from '../resource.ts'

/** Only held currencies have prices. */
export function usePrice(currency: Currency | undefined): Price | undefined {
  const prices = readyValue(useApp().store.prices.now.value)
  return currency && prices?.find((each) => isSameCurrency(each, currency))?.price
}

export function useValueToday(amount: Amount): bigint | undefined {
  const price = usePrice(amount.currency)
  return price === undefined ? undefined : dollarValueOf(amount, price)
}
