import type { Hex } from '../../lib/hex.ts'
import { isSameAddress } from '../address.ts'
import { sameIdentifier } from '../currency.ts'
import { orderIdOf, orderSigner } from '../order.ts'
import type { Profile } from '../profile.ts'
import type { OrderData, Quote } from '../quote.ts'
import { inWords } from './amounts.ts'
import type { Context, OrderBinding } from './context.ts'

const LONGEST_DEADLINE_SECONDS = 30 * 86_400
const SHORTEST_DEADLINE_SECONDS = 60

/** Recomputes the order id of a quote from its order (published protocol: EIP-712 struct hash without a domain). */
export function bindOrder(quote: Quote, profile: Profile): OrderBinding {
  const protocol = quote.protocol?.v2
  if (!protocol) return { binding: 'unverifiable', message: 'The quote carries no order.' }
  const said = protocol.orderId.toLowerCase() as Hex
  if (!protocol.orderData)
    return { binding: 'unverifiable', message: 'The quote names an order without its content.', orderId: said }
  const made = orderIdOf(protocol.orderData, (slug) => profile.chains.find((chain) => chain.slug === slug)?.vm)
  if (!made.ok) return { binding: 'unverifiable', message: made.message, orderId: said }
  return made.orderId === said
    ? { binding: 'verified', message: '', orderId: said }
    : { binding: 'mismatch', message: 'The order id is not the hash of the order that is shown.', orderId: said }
}

/** The order is what the deposit pays for: it must pay the recipient, and give back to the user, and no one else. */
export function checkOrder(context: Context): void {
  const { quote, bound, report } = context
  const order = quote.protocol?.v2?.orderData
  if (!order) {
    report('K22', 'protocol.v2', `${bound.message} Nothing binds your deposit to what you asked for.`)
    return
  }
  if (bound.binding === 'mismatch') {
    report('K01', 'protocol.v2.orderId', `${bound.message} Your deposit could pay for another order.`)
  }
  if (bound.binding === 'unverifiable')
    report('K18', 'protocol.v2.orderData', `The order cannot be hashed: ${bound.message}.`)
  if (order.version !== 'v1') {
    report('K02', 'protocol.v2.orderData.version', `The order is of an unknown version: ${order.version}.`)
  }
  if (order.fees.length > 0) {
    report('K19', 'protocol.v2.orderData.fees', 'The order pays fees that the quote does not show.')
  }
  checkSolver(context, order)
  checkInput(context, order)
  checkOutput(context, order)
  checkPaymentDetails(context)
}

function checkSolver({ profile, quote, report }: Context, order: OrderData): void {
  const at = 'protocol.v2.orderData.solver'
  if (
    order.solverChainId !== profile.solverSlug ||
    !profile.solvers.some((known) => isSameAddress(known, order.solver))
  ) {
    report('K16', at, `The order belongs to an unknown solver: ${order.solver}.`)
  }
  const protocol = quote.protocol?.v2
  if (!protocol?.orderSignature) return
  const signer = orderSigner(protocol.orderId.toLowerCase() as Hex, protocol.orderSignature)
  if (!signer || !isSameAddress(signer, order.solver)) {
    report('K17', 'protocol.v2.orderSignature', 'The solver did not sign this order.')
  }
}

function checkInput(context: Context, order: OrderData): void {
  const { intent, origin, amountIn, report } = context
  const base = 'protocol.v2.orderData.inputs'
  const [input, ...others] = order.inputs
  if (!input || others.length > 0 || input.payment.chainId !== origin.slug) {
    report('K03', base, `The order is not paid by one deposit on ${origin.name}.`)
    return
  }
  const isAsked = sameIdentifier(input.payment.currency, intent.originCurrency.address)
  if (!isAsked || input.payment.amount !== amountIn) {
    report(
      'K04',
      `${base}[0].payment`,
      `The order wants another payment than ${inWords(amountIn, intent.originCurrency)}.`,
    )
  }
  if (input.refunds.length === 0) {
    report('K07', `${base}[0].refunds`, 'If it fails, nothing says where your money goes back to.')
  }
  input.refunds.forEach((refund, index) => {
    checkRefund(context, refund, `${base}[0].refunds[${index}]`)
  })
}

function checkRefund(context: Context, refund: OrderData['inputs'][number]['refunds'][number], at: string): void {
  const { intent, origin, destination, report } = context
  const isHome = refund.chainId === origin.slug
  const isAway = refund.chainId === destination.slug
  const allowed = isHome ? [intent.refundTo] : [intent.refundTo, intent.recipient]
  if (!allowed.some((own) => isSameAddress(own, refund.recipient))) {
    report(
      'K05',
      `${at}.recipient`,
      `If it fails, your money would go to ${refund.recipient}, not to ${intent.refundTo}.`,
    )
  }
  const currency = isHome ? intent.originCurrency : intent.destinationCurrency
  if ((!isHome && !isAway) || !sameIdentifier(refund.currency, currency.address)) {
    report('K06', at, 'A refund would come on a chain or in a currency that is not part of this crossing.')
  }
  checkDeadline(context, refund.deadline, `${at}.deadline`)
}

function checkOutput(context: Context, order: OrderData): void {
  const { intent, destination, quote, report } = context
  const at = 'protocol.v2.orderData.output'
  if (order.output.chainId !== destination.slug) {
    report('K08', `${at}.chainId`, `The order pays on another chain than ${destination.name}.`)
  }
  if (order.output.calls.length > 0) report('K14', `${at}.calls`, 'The order makes calls that you did not ask for.')
  checkDeadline(context, order.output.deadline, `${at}.deadline`)
  const [payment, ...others] = order.output.payments
  if (!payment || others.length > 0) {
    report('K10', `${at}.payments`, 'The order does not make exactly one payment.')
    return
  }
  if (!isSameAddress(payment.recipient, intent.recipient)) {
    report(
      'K09',
      `${at}.payments[0].recipient`,
      `The order pays ${payment.recipient}; you asked for ${intent.recipient}.`,
    )
  }
  if (!sameIdentifier(payment.currency, intent.destinationCurrency.address)) {
    report(
      'K11',
      `${at}.payments[0].currency`,
      `The order pays another currency than ${intent.destinationCurrency.symbol}.`,
    )
  }
  const { amount, minimumAmount } = quote.details.currencyOut
  if (payment.minimumAmount !== (minimumAmount ?? amount)) {
    report(
      'K12',
      `${at}.payments[0].minimumAmount`,
      `The order promises ${inWords(payment.minimumAmount, intent.destinationCurrency)} at least; the quote shows another minimum.`,
    )
  }
  if (payment.expectedAmount !== amount) {
    report('K13', `${at}.payments[0].expectedAmount`, 'The order expects to pay another amount than the quote shows.')
  }
}

function checkDeadline({ facts, report }: Context, deadlineSeconds: number, at: string): void {
  const left = deadlineSeconds - facts.nowSeconds
  if (left < SHORTEST_DEADLINE_SECONDS || left > LONGEST_DEADLINE_SECONDS) {
    report('K15', at, 'The order runs out too soon or much too late.')
  }
}

function checkPaymentDetails({ quote, intent, origin, depository, amountIn, report }: Context): void {
  const payment = quote.protocol?.v2?.paymentDetails
  if (!payment) return
  const at = 'protocol.v2.paymentDetails'
  if (!sameIdentifier(payment.depository, depository)) {
    report(
      'D08',
      `${at}.depository`,
      `The deposit would go to ${payment.depository}, which is not the pinned depository.`,
    )
  }
  const isAsked = sameIdentifier(payment.currency, intent.originCurrency.address)
  if (payment.chainId !== origin.slug || !isAsked || payment.amount !== amountIn) {
    report('K04', at, `The deposit is described as another one than ${inWords(amountIn, intent.originCurrency)}.`)
  }
}
