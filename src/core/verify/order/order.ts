import type { Hex } from '../../../lib/hex.ts'
import { isSameAddress } from '../../families/address.ts'
import { sameIdentifier } from '../../money/currency.ts'
import type { Profile } from '../../profiles/profile.ts'
import { orderIdOf } from '../../quote/order-id.ts'
import { orderSigner } from '../../quote/order-signature.ts'
import type { OrderData, Quote } from '../../quote/quote.ts'
import { amountWithSymbol } from '../amount-text.ts'
import type { Context, OrderBinding } from '../context.ts'
import { isLocal } from '../route.ts'
import { checkDeadlines } from './deadlines.ts'
import { checkInput } from './input.ts'
import { checkOutput } from './output.ts'

const AT = 'protocol.v2.orderData'

/** The order id that a quote names, unproven. */
export function namedOrder(quote: Quote): OrderBinding {
  const said = quote.protocol?.v2?.orderId.toLowerCase() as Hex | undefined
  return { binding: 'unverifiable', why: { code: 'NOT_ASKED' }, ...(said && { orderId: said }) }
}

/** Recomputes the order id (published protocol: EIP-712 struct hash without a domain). */
export function bindOrder(quote: Quote, profile: Profile): OrderBinding {
  const protocol = quote.protocol?.v2
  if (!protocol) return { binding: 'unverifiable', why: { code: 'ORDER_MISSING' } }
  const said = protocol.orderId.toLowerCase() as Hex
  if (!protocol.orderData) return { binding: 'unverifiable', why: { code: 'ORDER_MISSING' }, orderId: said }
  const made = orderIdOf(protocol.orderData, (slug) => profile.chains.find((chain) => chain.slug === slug)?.vm)
  if (!made.ok) return { binding: 'unverifiable', why: made.reason, orderId: said }
  return { binding: made.orderId === said ? 'verified' : 'mismatch', orderId: said }
}

/** Requires the order to pay only the recipient and to refund only the user. */
export function checkOrder(context: Context): void {
  const { quote, report } = context
  checkBinding(context)
  checkOrderId(context)
  checkPaymentDetails(context)
  const order = quote.protocol?.v2?.orderData
  if (!order) return
  if (order.version !== 'v1') {
    report('K02', `${AT}.version`, { says: 'orderVersionUnknown', version: order.version })
  }
  if (order.fees.length > 0) {
    report('K19', `${AT}.fees`, 'orderFeesHidden')
  }
  checkSolver(context, order)
  checkInput(context, order)
  checkOutput(context, order)
  checkDeadlines(context, order)
}

// On one chain no order is needed, and published quotes have none.
function checkBinding(context: Context): void {
  const { quote, bound, intent, profile, report } = context
  const level = profile.orderBinding === 'required' ? undefined : 'warn'
  if (!quote.protocol?.v2?.orderData) {
    if (isLocal(intent) && intent.payment === 'deposit') return
    report('K22', 'protocol.v2', 'orderMissing', level)
    return
  }
  if (bound.binding === 'mismatch') report('K01', 'protocol.v2.orderId', 'orderIdFalse', level)
  if (bound.binding === 'unverifiable') report('K18', AT, { says: 'orderNotHashed', why: bound.why })
}

// The protocol's accounting ignores ids with this prefix (service facts 6).
const EMPTY_ID = /^0x0{32}/

function checkOrderId({ orderId, report }: Context): void {
  if (orderId && EMPTY_ID.test(orderId)) report('K23', 'protocol.v2.orderId', 'orderMissing')
}

function checkSolver({ profile, quote, bound, report }: Context, order: OrderData): void {
  const isKnown = profile.solvers.some((known) => isSameAddress(known, order.solver))
  if (order.solverChainId !== profile.solverSlug || !isKnown) {
    report('K16', `${AT}.solver`, { says: 'orderSolverUnknown', solver: order.solver, chain: order.solverChainId })
  }
  const signature = quote.protocol?.v2?.orderSignature
  if (!signature || !bound.orderId) return
  const signer = orderSigner(bound.orderId, signature)
  if (!signer || !isSameAddress(signer, order.solver)) {
    report('K17', 'protocol.v2.orderSignature', 'orderSignatureFalse')
  }
}

/** Whether a checked signature came with an order. */
export function isOrderSigned(quote: Quote): boolean {
  const { orderData, orderSignature } = quote.protocol?.v2 ?? {}
  return orderData !== undefined && !!orderSignature
}

// The payment details repeat the order and must agree with it and the pinned depository.
function checkPaymentDetails({ quote, intent, origin, depository, amountIn, report }: Context): void {
  const said = quote.protocol?.v2?.paymentDetails
  if (!said) return
  const at = 'protocol.v2.paymentDetails'
  if (!sameIdentifier(said.depository, depository)) {
    report('D08', `${at}.depository`, {
      says: 'orderDepositoryUnknown',
      depository: said.depository,
      chain: origin.name,
      known: depository,
    })
  }
  const payment = quote.protocol?.v2?.orderData?.inputs[0]?.payment
  const currency = payment?.currency ?? intent.originCurrency.address
  const amount = payment?.amount ?? amountIn
  if (said.chainId !== origin.slug || !sameIdentifier(said.currency, currency) || said.amount !== amount) {
    report('K04', at, { says: 'orderWantsAnother', due: amountWithSymbol(amountIn, intent.originCurrency) })
  }
}
