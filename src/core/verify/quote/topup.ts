import { isSameCurrency } from '../../money/currency.ts'
import { dollarValueOf, MOST_PRICE } from '../../money/price.ts'
import { amountWithSymbol, dollarText } from '../amount-text.ts'
import type { Context } from '../context.ts'
import { valuationOf } from './independent-prices.ts'
import { LEAST_TOPUP_PERCENT, MOST_TOPUP_PERCENT } from './loss-limits.ts'
import { quotedPrice, quotedUsd } from './total-cost.ts'

const AT = 'details.currencyGasTopup'

/** Requires a gas top-up exactly when requested (interface, "Quote request body"). */
export function checkTopup(context: Context): void {
  const { intent, quote, destination, report } = context
  const topup = quote.details.currencyGasTopup
  if (!topup) {
    if (intent.topupGasUsd === undefined) return
    report('C15', AT, 'topupMissing')
    return
  }
  if (intent.topupGasUsd === undefined) {
    report('C16', AT, { says: 'topupUnasked', amount: amountWithSymbol(topup.amount, destination.native) })
  } else if (!isSameCurrency(topup.currency, destination.native) || topup.amount === 0n) {
    report('C16', AT, { says: 'topupInAnother', currency: destination.native.symbol, chain: destination.name })
  } else if (
    dollarValueOf({ currency: destination.native, value: topup.amount }, MOST_PRICE) * 2n <
    intent.topupGasUsd
  ) {
    report('C15', `${AT}.amount`, 'topupMissing')
  }
}

/** Requires a gas top-up to be worth the requested value, by independent prices. */
export function checkTopupValue(context: Context): void {
  const { intent, quote, destination, report } = context
  const [topup, asked] = [quote.details.currencyGasTopup, intent.topupGasUsd]
  const currency = destination.native
  if (!topup?.amount || asked === undefined || !isSameCurrency(topup.currency, currency)) return
  const valuation = valuationOf({ currency, value: topup.amount }, context)
  if (!valuation) report('C26', AT, { says: 'topupPriceUnknown', currency: currency.symbol })
  else if (valuation.least * 100n < asked * LEAST_TOPUP_PERCENT) {
    report('C15', `${AT}.amount`, {
      says: 'topupTooSmall',
      worth: dollarText(valuation.least),
      asked: dollarText(asked),
    })
    return
  }
  const said = [quotedUsd(topup), valuation?.least, ...pricesSaid(context)]
  if (said.some((usd) => isFarFrom(usd, asked))) report('C19', `${AT}.amountUsd`, 'topupWorthAnother')
}

function pricesSaid({ quote, destination }: Context): readonly bigint[] {
  const { amount = 0n } = quote.details.currencyGasTopup ?? {}
  const prices = Object.values(quote.fees ?? {}).flatMap((fee) => quotedPrice(fee, [destination.native]))
  return prices.map(({ of, usd }) => (amount * usd) / of.value)
}

function isFarFrom(usd: bigint | undefined, asked: bigint): boolean {
  if (usd === undefined) return false
  return usd * 100n > asked * MOST_TOPUP_PERCENT || usd * 100n < asked * LEAST_TOPUP_PERCENT
}
