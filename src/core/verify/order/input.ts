import { sameIdentifier } from '../../money/currency.ts'
import { currencyOf } from '../../profiles/profile.ts'
import type { OrderData } from '../../quote/quote.ts'
import { amountWithSymbol } from '../amount-text.ts'
import type { Context } from '../context.ts'
import { isPaidThroughSwap } from '../route.ts'
import { checkRefunds } from './refunds.ts'

const AT = 'protocol.v2.orderData.inputs'

/** Requires the user's one deposit as the order's only input, refundable to the user. */
export function checkInput(context: Context, order: OrderData): void {
  const { origin, report } = context
  const [input, ...others] = order.inputs
  if (!input || others.length > 0 || input.payment.chainId !== origin.slug) {
    report('K03', AT, { says: 'orderPaidOtherwise', chain: origin.name })
    return
  }
  checkPayment(context, input.payment)
  checkRefunds(context, input)
}

function checkPayment(context: Context, payment: OrderData['inputs'][number]['payment']): void {
  const { intent, origin, profile, amountIn, report } = context
  const at = `${AT}[0].payment`
  if (isPaidThroughSwap(context)) {
    // The swap's end enforces it, and prices judge it (quote/order-payment.ts).
    if (!currencyOf(profile, origin.id, payment.currency) || payment.amount === 0n || payment.weight !== 1n) {
      report('K04', at, { says: 'orderWantsUnknown', chain: origin.name, currency: payment.currency })
    }
    return
  }
  const isAsked = sameIdentifier(payment.currency, intent.originCurrency.address)
  if (!isAsked || payment.amount !== amountIn || payment.weight !== 1n) {
    report('K04', at, { says: 'orderWantsAnother', due: amountWithSymbol(amountIn, intent.originCurrency) })
  }
}
