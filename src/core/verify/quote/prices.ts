import { formatDecimal } from '../../../lib/decimal.ts'
import { assetGroupOf } from '../../money/asset-group.ts'
import type { Currency } from '../../money/currency.ts'
import { currencyOf } from '../../profiles/profile.ts'
import { cleanText } from '../../text/untrusted-text.ts'
import { amountWithSymbol } from '../amount-text.ts'
import type { Context } from '../context.ts'
import { isPaidThroughSwap } from '../route.ts'
import { currencyOfFee } from './fee-currency.ts'
import { priceOf, valuationOf } from './independent-prices.ts'
import { isOneAsset } from './sides.ts'

/** Reports sources that disagree on a price. */
export function checkPrices(context: Context): void {
  const said = new Set<string>()
  for (const { currency, at } of pricedIn(context)) {
    const price = priceOf(currency, context)
    const asset = assetGroupOf(currency.symbol)
    if (!price?.isDisputed || said.has(asset)) continue
    said.add(asset)
    const [least, most] = [formatDecimal(price.least, 18), formatDecimal(price.most, 18)]
    context.report('L11', at, { says: 'pricesDisagree', currency: currency.symbol, least, most })
  }
}

/** Refuses a fee that is worth more than the whole input. */
export function checkFeeValues(context: Context): void {
  const { intent, quote, amountIn, report } = context
  const paid = valuationOf({ currency: intent.originCurrency, value: amountIn }, context)
  if (!paid) return
  for (const [name, fee] of Object.entries(quote.fees ?? {})) {
    // We compute gas ourselves.
    const currency = name === 'gas' ? undefined : currencyOfFee(fee, context)
    const valuation = currency && fee.amount > 0n ? valuationOf({ currency, value: fee.amount }, context) : undefined
    if (!currency || !valuation || valuation.least <= paid.most) continue
    const said = { says: 'feeAboveInput', fee: amountWithSymbol(fee.amount, currency) } as const
    report('L02', `fees.${cleanText(name, 40)}.amount`, said)
  }
}

function pricedIn(context: Context): readonly Readonly<{ currency: Currency; at: string }>[] {
  const { intent, quote, origin, destination, profile } = context
  const { originCurrency, destinationCurrency } = intent
  const payment = quote.protocol?.v2?.orderData?.inputs[0]?.payment
  const paid = payment && isPaidThroughSwap(context) ? currencyOf(profile, origin.id, payment.currency) : undefined
  const gas = intent.topupGasUsd === undefined ? undefined : destination.native
  const sides = isOneAsset(context) && !paid ? [] : [originCurrency, destinationCurrency]
  const places = ['details.currencyIn', 'details.currencyOut']
  return [
    ...sides.map((currency, index) => ({ currency, at: places[index] ?? '' })),
    ...(paid ? [{ currency: paid, at: 'protocol.v2.orderData.inputs[0].payment' }] : []),
    ...(gas ? [{ currency: gas, at: 'details.currencyGasTopup' }] : []),
  ]
}
