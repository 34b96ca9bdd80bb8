import { type Currency, isSameCurrency } from '../../currency.ts'
import { currencyOf } from '../../profile.ts'
import type { Context } from '../context.ts'

/** A fee of a quote, as its schema reads it. */
export type Fee = NonNullable<Context['quote']['fees']>[string]

/** The pinned currency that a fee is in; undefined for one that has nothing to do with the route. */
export function currencyOfFee({ currency }: Fee, context: Context): Currency | undefined {
  const { intent, origin, destination, profile } = context
  const { originCurrency, destinationCurrency } = intent
  const own = [originCurrency, destinationCurrency].find((each) => isSameCurrency(each, currency))
  if (own) return own
  const isOfRoute = currency.chainId === origin.id || currency.chainId === destination.id
  return isOfRoute ? currencyOf(profile, currency.chainId, currency.address) : undefined
}
