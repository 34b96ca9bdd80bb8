import { currencyOf } from '../../profiles/profile.ts'
import { amountWithSymbol, dollarText } from '../amount-text.ts'
import type { Context } from '../context.ts'
import { isPaidThroughSwap } from '../route.ts'
import { valuationOf } from './independent-prices.ts'
import { atMost, levelOfLoss, PAYMENT_LIMITS, stricter } from './loss-limits.ts'
import { reportUnknownInput } from './side-values.ts'
import { isOneAsset } from './sides.ts'

const AT = 'protocol.v2.orderData.inputs[0].payment.amount'

/**
 * Requires an order's payment after a swap to match the input's value, by independent prices.
 *
 * The chain holds the swap only to that payment.
 */
export function checkOrderPayment(context: Context): void {
  const payment = context.quote.protocol?.v2?.orderData?.inputs[0]?.payment
  if (!payment || !isPaidThroughSwap(context)) return
  const { intent, origin, profile, amountIn, report } = context
  const currency = currencyOf(profile, origin.id, payment.currency)
  // `checkInput` refuses a custom currency.
  if (!currency) return
  const paid = valuationOf({ currency: intent.originCurrency, value: amountIn }, context)
  const taken = valuationOf({ currency, value: payment.amount }, context)
  if (!paid) {
    if (isOneAsset(context)) reportUnknownInput(context)
    return
  }
  if (!taken) {
    report('L13', AT, { says: 'priceUnknown', currency: currency.symbol })
    return
  }
  const kept = 10_000n - BigInt(intent.slippageBasisPoints ?? 0)
  const level = (due: bigint) => {
    const lost = due - taken.least
    return levelOfLoss({ lost, of: paid.most, usd: lost }, PAYMENT_LIMITS)
  }
  const found = stricter(atMost(level(paid.most), 'tick'), level((paid.most * kept) / 10_000n))
  if (found === undefined) return
  const sums = {
    pays: dollarText(paid.most),
    payment: amountWithSymbol(payment.amount, currency),
    worth: dollarText(taken.least),
  }
  report('L12', AT, { says: 'orderPaymentTooSmall', ...sums }, found)
}
