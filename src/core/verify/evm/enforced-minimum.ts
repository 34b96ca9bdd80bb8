import { decodeFunctionData, encodeFunctionData } from 'viem/utils'
import { type Hex, isHex, lowerHex } from '../../../lib/hex.ts'
import { kindAt } from '../../chain/pinned-contracts.ts'
import type { RouterCall } from '../../execution/item.ts'
import { isSameAddress } from '../../families/address.ts'
import { NATIVE_EVM_ADDRESS } from '../../families/evm/zero-address.ts'
import { sameIdentifier } from '../../money/currency.ts'
import { currencyOf } from '../../profiles/profile.ts'
import { leastOutOf } from '../amount-text.ts'
import type { Context } from '../context.ts'
import { isLocal } from '../route.ts'
import { calldata, SELECTORS, selectorOf } from './calldata.ts'
import { CLEANUP_ABI } from './router-abi.ts'

/**
 * At least `minimum` of `currency`, smallest unit, into the depository or, on one chain, to the recipient.
 *
 * Custom tokens could lie about balances, so nothing is enforced for them.
 */
export type RequiredOutput = Readonly<{ currency: string; minimum: bigint; isPinned: boolean }>

/** The required outcome of a quote's routed swap; undefined without an order across chains. */
export function requiredOutputOf(context: Context): RequiredOutput | undefined {
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
 * Builds a routed swap's end: an assertion of the minimum, then the payment.
 *
 * The router calls itself twice, and neither call may fail. No contract can act between them.
 *
 * @param metadata logged by the service with a payment to the recipient
 */
export function enforcedEndOf(
  outcome: RequiredOutput,
  router: string,
  metadata: Hex,
  context: Context,
): readonly RouterCall[] {
  return [assertion(outcome, router), callOf(router, payment(outcome, { metadata, amount: 0n }, context))]
}

/**
 * Whether the calls that a signature binds end like ours.
 *
 * @param isWhole whether the money is deposited without a swap
 */
export function hasEnforcedEnd(
  calls: readonly RouterCall[],
  outcome: RequiredOutput,
  { router, isWhole }: Readonly<{ router: string; isWhole: boolean }>,
  context: Context,
): boolean {
  const last = calls.at(-1)
  const metadata = last ? (readCleanup(last.callData)?.metadata ?? '0x') : '0x'
  const isPayment = (amount: bigint) => {
    const due = callOf(router, payment(outcome, { metadata, amount }, context))
    return last !== undefined && isSameCall(last, due)
  }
  // A whole deposit may name the amount, or 0 for the balance.
  if (isWhole) return calls.length === 1 && (isPayment(0n) || isPayment(context.amountIn))
  if (!isPayment(0n)) return false
  const asserted = assertedBy(calls.at(-2), outcome.currency, router)
  return asserted !== undefined && asserted >= outcome.minimum
}

/**
 * Cuts the quoted end of a routed swap, so that ours can replace it.
 *
 * @returns the calls before and the end's metadata; undefined without such an end
 */
export function callsBeforeEnd(
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

// Undefined for a call that takes nothing out.
function movedBy(
  call: RouterCall,
  router: string,
  { depository }: Context,
): Omit<Cleanup, 'amount' | 'to'> | undefined {
  if (isSameAddress(call.target, router)) return readCleanup(call.callData)
  if (!isSameAddress(call.target, depository)) return undefined
  const selector = selectorOf(call.callData)
  if (selector === SELECTORS.depositNative) return { currency: NATIVE_EVM_ADDRESS, metadata: '0x' }
  if (selector !== SELECTORS.depositErc20 && selector !== SELECTORS.depositWholeErc20) return undefined
  return { currency: `0x${call.callData.slice(10 + 64 + 24, 10 + 128)}`, metadata: '0x' }
}

// A cleanup of one currency.
function readCleanup(callData: Hex): Cleanup | undefined {
  try {
    const { functionName, args } = decodeFunctionData({ abi: CLEANUP_ABI, data: callData })
    if (functionName === 'cleanupNative')
      return { currency: NATIVE_EVM_ADDRESS, metadata: args[2], amount: args[0], to: args[1] }
    if (functionName === 'cleanupNativeViaCall') {
      return { currency: NATIVE_EVM_ADDRESS, metadata: '0x', amount: args[0], to: args[1] }
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

// Undefined for a call that asserts nothing.
function assertedBy(call: RouterCall | undefined, currency: string, router: string): bigint | undefined {
  if (!call || call.allowFailure || !isSameAddress(call.target, router)) return undefined
  if (sameIdentifier(currency, NATIVE_EVM_ADDRESS)) return call.callData === '0x' ? BigInt(call.value) : undefined
  const read = call.value === '0' ? readCleanup(call.callData) : undefined
  if (!read || selectorOf(call.callData) !== selectorOf(selfTransfer(currency, router, 1n))) return undefined
  const isSelf = sameIdentifier(read.currency, currency) && isSameAddress(read.to, router)
  // Amount 0 means the whole balance and asserts nothing.
  return isSelf && read.amount > 0n ? read.amount : undefined
}

// `value` in wei.
function callOf(router: string, callData: Hex, value = 0n): RouterCall {
  return { target: lowerHex(router), allowFailure: false, value: value.toString(), callData }
}

function assertion({ currency, minimum }: RequiredOutput, router: string): RouterCall {
  return sameIdentifier(currency, NATIVE_EVM_ADDRESS)
    ? callOf(router, '0x', minimum)
    : callOf(router, selfTransfer(currency, router, minimum))
}

// Reverts below the amount, even for tokens that return `false`.
function selfTransfer(currency: string, router: string, amount: bigint): Hex {
  const args = [[lowerHex(currency)], [lowerHex(router)], [amount], '0x'] as const
  return encodeFunctionData({ abi: CLEANUP_ABI, functionName: 'cleanupErc20s', args })
}

// 0 pays the whole balance.
function payment(
  { currency }: RequiredOutput,
  { metadata, amount }: Readonly<{ metadata: Hex; amount: bigint }>,
  context: Context,
): Hex {
  const { intent, depository, orderId } = context
  const isNative = sameIdentifier(currency, NATIVE_EVM_ADDRESS)
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
  // The router approves exactly its balance, and the depository takes it all.
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
