import { familyOf } from '../chain.ts'
import { isSameCurrency, sameIdentifier } from '../currency.ts'
import type { Intent } from '../intent.ts'
import type { Context } from './context.ts'

/** The same currency on the same chain for somebody else: the user's own transfer pays, and no order is needed. */
export function isSend({ originCurrency, destinationCurrency }: Intent): boolean {
  return isSameCurrency(originCurrency, destinationCurrency)
}

/** Whether everything happens on one chain, so that one transaction can bring it to the recipient. */
export function isLocal({ originCurrency, destinationCurrency }: Intent): boolean {
  return originCurrency.chainId === destinationCurrency.chainId
}

/** Whether the user's own calls may go through a router: only on EVM chains, where the node can say what they do. */
export function mayBeRouted({ intent, origin }: Pick<Context, 'intent' | 'origin'>): boolean {
  const isOwnCall = intent.payment === 'deposit' || intent.payment === 'permit'
  return familyOf(origin) === 'evm' && isOwnCall && !isSend(intent)
}

/**
 * Whether the order is paid in another currency than the user's: a router must swap first, and the end of
 * its call enforces what the depository gets (evm/enforced.ts). A plan without such a call is refused (sequence.ts).
 */
export function isPaidThroughSwap(context: Pick<Context, 'intent' | 'origin' | 'quote'>): boolean {
  const payment = context.quote.protocol?.v2?.orderData?.inputs[0]?.payment
  if (!payment || payment.chainId !== context.origin.slug || !mayBeRouted(context)) return false
  return !sameIdentifier(payment.currency, context.intent.originCurrency.address)
}
