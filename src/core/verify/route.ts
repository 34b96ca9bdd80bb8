import { traitsOf } from '../families/families.ts'
import type { Intent } from '../intent/intent.ts'
import { isSameCurrency, sameIdentifier } from '../money/currency.ts'
import type { Context } from './context.ts'

/** Whether this is a send: the same currency on the same chain. */
export function isSendIntent({ originCurrency, destinationCurrency }: Intent): boolean {
  return isSameCurrency(originCurrency, destinationCurrency)
}

/** Whether own coins pay. */
export function isOwnSend({ intent, origin }: Pick<Context, 'intent' | 'origin'>): boolean {
  return isSendIntent(intent) && traitsOf(origin).hasUtxos
}

/** Whether both currencies are on one chain. */
export function isLocal({ originCurrency, destinationCurrency }: Intent): boolean {
  return originCurrency.chainId === destinationCurrency.chainId
}

/** Whether a router may be used: only on EVM chains, where a node can simulate it. */
export function mayBeRouted({ intent, origin }: Pick<Context, 'intent' | 'origin'>): boolean {
  const isOwnCall = intent.payment === 'deposit' || intent.payment === 'permit'
  return traitsOf(origin).hasContracts && isOwnCall && !isSendIntent(intent)
}

/** Whether the order is paid in another currency, so that a router must swap first. */
export function isPaidThroughSwap(context: Pick<Context, 'intent' | 'origin' | 'quote'>): boolean {
  const payment = context.quote.protocol?.v2?.orderData?.inputs[0]?.payment
  if (!payment || payment.chainId !== context.origin.slug || !mayBeRouted(context)) return false
  return !sameIdentifier(payment.currency, context.intent.originCurrency.address)
}
