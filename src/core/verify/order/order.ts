import type { Hex } from '../../../lib/hex.ts'
import { isSameAddress } from '../../address.ts'
import { sameIdentifier } from '../../currency.ts'
import { orderIdOf, orderSigner } from '../../order.ts'
import type { Profile } from '../../profile.ts'
import type { OrderData, Quote } from '../../quote.ts'
import { inWords } from '../amounts.ts'
import type { Context, OrderBinding } from '../context.ts'
import { isLocal } from '../route.ts'
import { checkInput } from './input.ts'
import { checkOutput } from './output.ts'

const AT = 'protocol.v2.orderData'

/** The order id that a quote names, without its proof: for what is read before there is one. */
export function namedOrder(quote: Quote): OrderBinding {
  const said = quote.protocol?.v2?.orderId.toLowerCase() as Hex | undefined
  return { binding: 'unverifiable', message: 'It was not hashed yet.', ...(said && { orderId: said }) }
}

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
  const { quote, report } = context
  checkBinding(context)
  checkPaymentDetails(context)
  const order = quote.protocol?.v2?.orderData
  if (!order) return
  if (order.version !== 'v1') {
    report('K02', `${AT}.version`, `The order is of an unknown version, ${order.version}: it may mean something else.`)
  }
  if (order.fees.length > 0) {
    report('K19', `${AT}.fees`, 'The order pays fees to others that the quote does not show.')
  }
  checkSolver(context, order)
  checkInput(context, order)
  checkOutput(context, order)
}

// What crosses nothing is delivered by the user's own transaction: no order is needed, and published ones have none.
function checkBinding(context: Context): void {
  const { quote, bound, intent, profile, report } = context
  const level = profile.orderBinding === 'required' ? undefined : 'warn'
  if (!quote.protocol?.v2?.orderData) {
    if (isLocal(intent) && intent.payment === 'deposit') return
    const cost = 'Nothing binds your deposit to what you asked for: all of it could be lost.'
    report('K22', 'protocol.v2', `${bound.message} ${cost}`, level)
    return
  }
  if (bound.binding === 'mismatch') {
    report('K01', 'protocol.v2.orderId', `${bound.message} All of it could pay for another order.`, level)
  }
  if (bound.binding === 'unverifiable') report('K18', AT, `The order cannot be hashed: ${bound.message}.`)
}

function checkSolver({ profile, quote, bound, report }: Context, order: OrderData): void {
  const isKnown = profile.solvers.some((known) => isSameAddress(known, order.solver))
  if (order.solverChainId !== profile.solverSlug || !isKnown) {
    const solver = `${order.solver} on ${order.solverChainId}`
    report('K16', `${AT}.solver`, `The order belongs to an unknown solver, ${solver}: nobody known would fill it.`)
  }
  const signature = quote.protocol?.v2?.orderSignature
  if (!signature || !bound.orderId) return
  const signer = orderSigner(bound.orderId, signature)
  if (!signer || !isSameAddress(signer, order.solver)) {
    report('K17', 'protocol.v2.orderSignature', 'The signature under this order is not that of its solver.')
  }
}

// What is to be paid and where to, once more: it must be what the order says, and at the pinned place.
function checkPaymentDetails({ quote, intent, origin, depository, amountIn, report }: Context): void {
  const said = quote.protocol?.v2?.paymentDetails
  if (!said) return
  const at = 'protocol.v2.paymentDetails'
  if (!sameIdentifier(said.depository, depository)) {
    const known = `only ${depository} is known`
    report('D08', `${at}.depository`, `All of it would go to ${said.depository}; on ${origin.name} ${known}.`)
  }
  const payment = quote.protocol?.v2?.orderData?.inputs[0]?.payment
  const currency = payment?.currency ?? intent.originCurrency.address
  const amount = payment?.amount ?? amountIn
  if (said.chainId !== origin.slug || !sameIdentifier(said.currency, currency) || said.amount !== amount) {
    report('K04', at, `The deposit is described as another one than ${inWords(amountIn, intent.originCurrency)}.`)
  }
}
