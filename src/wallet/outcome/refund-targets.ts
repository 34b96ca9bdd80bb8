import { familyOf } from '../../core/chain/chain.ts'
import { shareOfMinimum } from '../../core/deposit-address/requote.ts'
import type { Execution } from '../../core/execution/execution.ts'
import { leastRefund } from '../../core/execution/least-refund.ts'
import { isSameAddress, parseAddress } from '../../core/families/address.ts'
import { type Amount, type Currency, isSameCurrency, sameIdentifier } from '../../core/money/currency.ts'
import { chainById, type Profile } from '../../core/profiles/profile.ts'
import { decodeQuoteText } from '../../core/quote/quote.ts'
import type { ArrivalTarget } from './arrival.ts'

type CurrencyName = Pick<Currency, 'chainId' | 'address'>

/** Returns the fill's promised minimum; a requote scales it. */
export function promisedMinimum(execution: Execution): Amount {
  const { minimum, requote } = execution
  return requote ? { ...minimum, value: shareOfMinimum(execution, requote.paid.value) } : minimum
}

/** Gives `refundTo` on both chains, then the places that the order names. */
export function refundTargets(
  execution: Execution,
  { profile }: Readonly<{ profile: Profile }>,
): readonly ArrivalTarget[] {
  const { originChainId, originCurrency, destinationChainId, destinationCurrency, refundTo } = execution.intent
  const places: ArrivalTarget[] = [
    { chainId: originChainId, address: originCurrency, recipient: refundTo },
    { chainId: destinationChainId, address: destinationCurrency, recipient: refundTo },
  ]
  for (const { chainId: slug, currency: address, recipient } of inputOf(execution)?.refunds ?? []) {
    const chain = profile.chains.find((each) => each.slug === slug)
    if (chain) places.push({ chainId: chain.id, address, recipient })
  }
  return places.flatMap((place, at) => {
    const isKnown = places.findIndex((each) => isSamePlace(each, place)) < at
    if (isKnown || !canReceive(place, execution, profile)) return []
    const whole = wholeRefund(place, execution)
    // Of several refunds in one transaction, one returns this payment.
    return whole === undefined ? [place] : [{ ...place, enough: leastRefund(whole, undefined) }]
  })
}

/** In smallest units, without costs; undefined in a currency without a measure. */
export function wholeRefund(currency: CurrencyName, execution: Execution): bigint | undefined {
  const { pays, requote, intent } = execution
  if (isSameCurrency(currency, pays.currency)) return (requote?.paid ?? pays).value
  const promised = promisedMinimum(execution)
  if (isSameCurrency(currency, promised.currency)) return promised.value
  const payment = currency.chainId === intent.originChainId ? inputOf(execution)?.payment : undefined
  return payment && sameIdentifier(payment.currency, currency.address) ? payment.amount : undefined
}

export function isSamePlace(a: ArrivalTarget, b: ArrivalTarget): boolean {
  return isSameCurrency(a, b) && isSameAddress(a.recipient, b.recipient)
}

function canReceive({ chainId, recipient }: ArrivalTarget, { intent }: Execution, profile: Profile): boolean {
  const chain = chainById(profile, chainId)
  return chainId === intent.originChainId || (chain !== undefined && parseAddress(familyOf(chain), recipient).ok)
}

function inputOf({ quoteText }: Execution) {
  const decoded = decodeQuoteText(quoteText)
  return decoded.ok ? decoded.quote.protocol?.v2?.orderData?.inputs[0] : undefined
}
