import { type Currency, isSameCurrency } from '../../money/currency.ts'
import { currencyOf } from '../../profiles/profile.ts'
import type { Context } from '../context.ts'

export type QuoteFee = NonNullable<Context['quote']['fees']>[string]

/** The pinned currency of a fee; undefined if it isn't of the route. */
export function currencyOfFee({ currency }: QuoteFee, context: Context): Currency | undefined {
  const { intent, origin, destination, profile } = context
  const { originCurrency, destinationCurrency } = intent
  const own = [originCurrency, destinationCurrency].find((each) => isSameCurrency(each, currency))
  if (own) return own
  const isOfRoute = currency.chainId === origin.id || currency.chainId === destination.id
  return isOfRoute ? currencyOf(profile, currency.chainId, currency.address) : undefined
}
