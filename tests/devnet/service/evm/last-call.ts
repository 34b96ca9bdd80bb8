import { concat, numberToHex, parseAbi } from 'viem'
import { APPROVAL_PROXY, DEPOSITORY } from '../../chains.ts'
import type { Hex } from '../chain.ts'
import type { StepPlan } from '../origin.ts'
import { depositAllErc20Data, depositErc20Data, depositNativeData } from './depository.ts'
import { encodeCalldata } from './encode.ts'
import { DEPOSIT_ERC20_GAS, DEPOSIT_NATIVE_GAS, SWAP_GAS, TRANSFER_GAS, WRAP_GAS } from './gas.ts'
import { withOrder } from './implicit.ts'
import { assertHeld, must, putInto, type RouterCall, sendOn, swapCalls, throughRouter } from './router.ts'
import { type Call, isNative, transferCall } from './transfer.ts'

const WRAPPED_ABI = parseAbi(['function deposit() payable', 'function withdraw(uint256 value)'])

export type LastCall = Readonly<{
  id: 'deposit' | 'swap' | 'send'
  description: string
  call: Call
  gas: bigint
  spender: Hex | undefined
}>

export function lastCall(plan: StepPlan): LastCall {
  const { input, amount, swap } = plan
  const { currency } = input
  if (plan.local === 'send') {
    return {
      ...plain('send', `Send ${currency.symbol} to the recipient`),
      call: transferCall(currency, plan.recipient, amount),
      gas: TRANSFER_GAS,
    }
  }
  if (plan.local === 'wrap' || plan.local === 'unwrap') {
    return {
      ...plain('swap', `${plan.local === 'wrap' ? 'Wrap' : 'Unwrap'} ${currency.symbol}`),
      call: wrapping(plan),
      gas: WRAP_GAS,
    }
  }
  if (swap) {
    const rest = { refundTo: plan.refundTo as Hex, nftRecipient: plan.user as Hex, metadata: plan.requestId }
    const routed = throughRouter({ currency, amount }, routedCalls(plan), rest)
    // The order id behind the calldata distinguishes equal swaps; contracts ignore it.
    const call = plan.local ? { ...routed, data: concat([routed.data, plan.orderId]) } : routed
    const spender = isNative(currency) ? undefined : APPROVAL_PROXY
    return { id: 'swap', description: `Swap ${currency.symbol} for ${swap.to.symbol}`, call, gas: SWAP_GAS, spender }
  }
  if (plan.depositAddress) {
    const call = transferCall(currency, plan.depositAddress, amount)
    return { ...plain('deposit', `Send ${currency.symbol} to the deposit address`), call, gas: TRANSFER_GAS }
  }
  if (isImplicit(plan)) {
    const { to, data, value } = transferCall(currency, DEPOSITORY, amount)
    const call = { to, data: withOrder(data, plan.orderId), value }
    return { ...plain('deposit', `Send ${currency.symbol} to the depository`), call, gas: TRANSFER_GAS }
  }
  const description = `Deposit ${currency.symbol} with the depository to start the bridge`
  return { id: 'deposit', description, ...depositCall(plan) }
}

/**
 * Whether a deposit is a bare ERC-20 transfer with the order id behind its calldata.
 *
 * service-facts.md 1, `explicitDeposit`, and 6.
 */
export function isImplicit({ body, input, swap, local, depositAddress }: StepPlan): boolean {
  return body.explicitDeposit === false && !isNative(input.currency) && !swap && !local && !depositAddress
}

function routedCalls(plan: StepPlan): readonly RouterCall[] {
  const { swap, local } = plan
  if (!swap) return []
  const all = { currency: swap.to, amount: 0n }
  return [...swapCalls(swap), local ? sendOn(all, plan.recipient, plan.requestId) : depositHeld(plan, 0n)]
}

/**
 * The signed calls of a plan's permit.
 *
 * They enforce an exact amount without a swap, else the asserted minimum.
 */
export function signedCalls(plan: StepPlan): readonly RouterCall[] {
  const { input, amount, swap, local, recipient, payment, requestId } = plan
  const { currency } = input
  if (local === 'send') return [sendOn({ currency, amount }, recipient, requestId)]
  if (local === 'unwrap') {
    const unwrapped = { currency: payment.currency, amount }
    return [
      must(currency.address as Hex, unwrapData(amount)),
      assertHeld(unwrapped, requestId),
      sendOn({ ...unwrapped, amount: 0n }, recipient, requestId),
    ]
  }
  if (!swap) return [depositHeld(plan, amount)]
  const least = { currency: swap.to, amount: local ? swap.minimumOut : payment.amount }
  return routedCalls(plan).toSpliced(-1, 0, assertHeld(least, requestId))
}

function depositHeld(plan: StepPlan, amount: bigint): RouterCall {
  return putInto({ currency: plan.payment.currency, amount }, DEPOSITORY, depositAllData(plan))
}

function plain(id: LastCall['id'], description: string) {
  return { id, description, spender: undefined }
}

function depositCall({ input, user, amount, orderId }: StepPlan) {
  const { currency } = input
  const depositor = user as Hex
  if (isNative(currency)) {
    const call = { to: DEPOSITORY, data: depositNativeData(depositor, orderId), value: numberToHex(amount) }
    return { call, gas: DEPOSIT_NATIVE_GAS, spender: undefined }
  }
  const data = depositErc20Data(depositor, currency.address as Hex, amount, orderId)
  return { call: { to: DEPOSITORY, data, value: '0x0' as Hex }, gas: DEPOSIT_ERC20_GAS, spender: DEPOSITORY }
}

function depositAllData({ user, orderId, payment }: StepPlan): Hex {
  const depositor = user as Hex
  return isNative(payment.currency)
    ? depositNativeData(depositor, orderId)
    : depositAllErc20Data(depositor, payment.currency.address as Hex, orderId)
}

function wrapping({ input, amount, payment, local }: StepPlan): Call {
  const wrapped = (local === 'wrap' ? payment.currency : input.currency).address as Hex
  if (local === 'unwrap') return { to: wrapped, data: unwrapData(amount), value: '0x0' }
  const data = encodeCalldata({ abi: WRAPPED_ABI, functionName: 'deposit' })
  return { to: wrapped, data, value: numberToHex(amount) }
}

function unwrapData(amount: bigint): Hex {
  return encodeCalldata({ abi: WRAPPED_ABI, functionName: 'withdraw', args: [amount] })
}
