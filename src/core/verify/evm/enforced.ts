import { decodeFunctionData, encodeFunctionData } from 'viem/utils'
import { type Hex, isHex, lowerHex } from '../../../lib/hex.ts'
import { isSameAddress } from '../../address.ts'
import { kindAt } from '../../contracts.ts'
import { sameIdentifier } from '../../currency.ts'
import type { RouterCall } from '../../item.ts'
import { currencyOf } from '../../profile.ts'
import { NATIVE } from '../../zero-address.ts'
import { leastOutOf } from '../amounts.ts'
import type { Context } from '../context.ts'
import { isLocal } from '../route.ts'
import { calldata, SELECTORS, selectorOf } from './calldata.ts'
import { CLEANUP_ABI } from './router-abi.ts'

/**
 * What a routed swap has to bring: at least `minimum` of `currency`, smallest unit, into the depository for this order
 * or, on one chain, to the recipient. `isPinned` where the profile knows the token: an unknown one could lie about
 * balances, so that nothing is enforced.
 */
export type Outcome = Readonly<{ currency: string; minimum: bigint; isPinned: boolean }>

/**
 * What the routed swap of a quote has to bring: across chains the order's own payment less the user's own slippage, on
 * one chain the least that the review shows. Undefined where the quote has no order to pay.
 */
export function outcomeOf(context: Context): Outcome | undefined {
  const { intent, origin, profile, quote } = context
  const isPinned = (address: string) =>
    currencyOf(profile, origin.id, address) !== undefined || kindAt(origin, address) === 'wrappedNative'
  if (isLocal(intent)) {
    const { address } = intent.destinationCurrency
    return { currency: address, minimum: atLeastOne(leastOutOf(quote)), isPinned: isPinned(address) }
  }
  const payment = quote.protocol?.v2?.orderData?.inputs[0]?.payment
  if (!payment || !isHex(payment.currency, 20) || context.orderId === undefined) return undefined
  const kept = 10_000n - BigInt(intent.slippageBasisPoints ?? 0)
  const minimum = atLeastOne((payment.amount * kept) / 10_000n)
  return { currency: payment.currency, minimum, isPinned: isPinned(payment.currency) }
}

/**
 * The end of a routed swap, in two calls that the router makes to itself and that must not fail: the first reverts
 * everything where the router holds less than the minimum, the second gives its whole balance to the depository for
 * this order, or to the recipient. Nothing stands between the two, so that no other contract can act there.
 *
 * @param metadata what the service logs with a payment to the recipient
 */
export function endOf(outcome: Outcome, router: string, metadata: Hex, context: Context): readonly RouterCall[] {
  return [assertion(outcome, router), callOf(router, payment(outcome, { metadata, amount: 0n }, context))]
}

/**
 * Whether calls that a signature binds, and that cannot be changed, end as ours would: with a payment that is ours to
 * the letter and an assertion of at least our minimum directly before it. A whole deposit needs no assertion.
 *
 * @param isWhole whether the money is deposited as it was taken, without a swap
 */
export function endsAsOurs(
  calls: readonly RouterCall[],
  outcome: Outcome,
  { router, isWhole }: Readonly<{ router: string; isWhole: boolean }>,
  context: Context,
): boolean {
  const last = calls.at(-1)
  const metadata = last ? (readCleanup(last.callData)?.metadata ?? '0x') : '0x'
  const isPayment = (amount: bigint) => {
    const due = callOf(router, payment(outcome, { metadata, amount }, context))
    return last !== undefined && isSameCall(last, due)
  }
  // All that was taken is deposited, whether it is called the amount or the whole balance.
  if (isWhole) return calls.length === 1 && (isPayment(0n) || isPayment(context.amountIn))
  if (!isPayment(0n)) return false
  const asserted = assertedBy(calls.at(-2), outcome.currency, router)
  return asserted !== undefined && asserted >= outcome.minimum
}

/**
 * Where the quoted end of a routed swap begins: the last calls that move the order's currency out of the router, by its
 * own functions or into the depository. Ours take their place.
 *
 * @returns the calls before, and the metadata of the end; undefined where there is no such end
 */
export function beforeEnd(
  calls: readonly RouterCall[],
  currency: string,
  router: string,
  context: Context,
): Readonly<{ kept: readonly RouterCall[]; metadata: Hex }> | undefined {
  const kept = [...calls]
  let metadata: Hex | undefined
  const rest: RouterCall[] = []
  for (let last = kept.at(-1); last; last = kept.at(-1)) {
    const moved = movedBy(last, router, context)
    if (moved === undefined) break
    kept.pop()
    if (sameIdentifier(moved.currency, currency)) metadata ??= moved.metadata
    else rest.unshift(last)
  }
  return metadata === undefined ? undefined : { kept: [...kept, ...rest], metadata }
}

type Cleanup = Readonly<{ currency: string; metadata: Hex; amount: bigint; to: string }>

// What a call at the end moves; undefined for a call that is no end.
function movedBy(
  call: RouterCall,
  router: string,
  { depository }: Context,
): Omit<Cleanup, 'amount' | 'to'> | undefined {
  if (isSameAddress(call.target, router)) return readCleanup(call.callData)
  if (!isSameAddress(call.target, depository)) return undefined
  const selector = selectorOf(call.callData)
  if (selector === SELECTORS.depositNative) return { currency: NATIVE, metadata: '0x' }
  if (selector !== SELECTORS.depositErc20 && selector !== SELECTORS.depositWholeErc20) return undefined
  return { currency: `0x${call.callData.slice(10 + 64 + 24, 10 + 128)}`, metadata: '0x' }
}

// A cleanup of one currency; undefined for anything else.
function readCleanup(callData: Hex): Cleanup | undefined {
  try {
    const { functionName, args } = decodeFunctionData({ abi: CLEANUP_ABI, data: callData })
    if (functionName === 'cleanupNative') return { currency: NATIVE, metadata: args[2], amount: args[0], to: args[1] }
    if (functionName === 'cleanupNativeViaCall') {
      return { currency: NATIVE, metadata: '0x', amount: args[0], to: args[1] }
    }
    const [[currency, ...others], [to]] = args
    if (currency === undefined || to === undefined || others.length > 0) return undefined
    return functionName === 'cleanupErc20s'
      ? { currency, to, amount: args[2][0] ?? 0n, metadata: args[3] }
      : { currency, to, amount: args[3][0] ?? 0n, metadata: '0x' }
  } catch {
    return undefined
  }
}

// How much of a currency a call makes sure that the router holds; undefined for a call that makes sure of nothing.
function assertedBy(call: RouterCall | undefined, currency: string, router: string): bigint | undefined {
  if (!call || call.allowFailure || !isSameAddress(call.target, router)) return undefined
  if (sameIdentifier(currency, NATIVE)) return call.callData === '0x' ? BigInt(call.value) : undefined
  const read = call.value === '0' ? readCleanup(call.callData) : undefined
  if (!read || selectorOf(call.callData) !== selectorOf(selfTransfer(currency, router, 1n))) return undefined
  const isSelf = sameIdentifier(read.currency, currency) && isSameAddress(read.to, router)
  // Amount 0 stands for the whole balance, and makes sure of nothing.
  return isSelf && read.amount > 0n ? read.amount : undefined
}

// A call of the router to itself that must not fail; `value` in wei.
function callOf(router: string, callData: Hex, value = 0n): RouterCall {
  return { target: lowerHex(router), allowFailure: false, value: value.toString(), callData }
}

function assertion({ currency, minimum }: Outcome, router: string): RouterCall {
  return sameIdentifier(currency, NATIVE)
    ? callOf(router, '0x', minimum)
    : callOf(router, selfTransfer(currency, router, minimum))
}

// The router pays itself: this reverts below the amount, also for tokens that answer `false`, and changes nothing above.
function selfTransfer(currency: string, router: string, amount: bigint): Hex {
  const args = [[lowerHex(currency)], [lowerHex(router)], [amount], '0x'] as const
  return encodeFunctionData({ abi: CLEANUP_ABI, functionName: 'cleanupErc20s', args })
}

// Pays `amount` of the router's balance, or all of it for 0.
function payment(
  { currency }: Outcome,
  { metadata, amount }: Readonly<{ metadata: Hex; amount: bigint }>,
  context: Context,
): Hex {
  const { intent, depository, orderId } = context
  const isNative = sameIdentifier(currency, NATIVE)
  const [token, recipient, place] = [lowerHex(currency), lowerHex(intent.recipient), lowerHex(depository)]
  const abi = CLEANUP_ABI
  if (isLocal(intent)) {
    return isNative
      ? encodeFunctionData({ abi, functionName: 'cleanupNative', args: [amount, recipient, metadata] })
      : encodeFunctionData({ abi, functionName: 'cleanupErc20s', args: [[token], [recipient], [amount], metadata] })
  }
  if (isNative) {
    const data = calldata(SELECTORS.depositNative, intent.user, orderId ?? '0x')
    return encodeFunctionData({ abi, functionName: 'cleanupNativeViaCall', args: [amount, place, data] })
  }
  // The router allows the depository exactly its balance, and the depository takes the whole allowance.
  const data = calldata(SELECTORS.depositWholeErc20, intent.user, token, orderId ?? '0x')
  return encodeFunctionData({ abi, functionName: 'cleanupErc20sViaCall', args: [[token], [place], [data], [amount]] })
}

function isSameCall(one: RouterCall, other: RouterCall): boolean {
  return (
    one.allowFailure === other.allowFailure &&
    one.value === other.value &&
    one.callData === other.callData &&
    isSameAddress(one.target, other.target)
  )
}

function atLeastOne(amount: bigint): bigint {
  return amount > 0n ? amount : 1n
}
