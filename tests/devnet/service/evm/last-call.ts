import { concat, numberToHex, parseAbi } from 'viem'
import { APPROVAL_PROXY, DEPOSITORY, ROUTER } from '../../chains.ts'
import type { Hex } from '../chain.ts'
import type { StepPlan } from '../origin.ts'
import { depositAllErc20Data, depositErc20Data, depositNativeData } from './depository.ts'
import { encodeCalldata } from './encode.ts'
import { DEPOSIT_ERC20_GAS, DEPOSIT_NATIVE_GAS, SWAP_GAS, TRANSFER_GAS, WRAP_GAS } from './gas.ts'
import { withOrder } from './implicit.ts'
import { must, putInto, type RouterCall, sendOn, swapCalls, throughRouter } from './router.ts'
import { type Call, isNative, transferCall } from './transfer.ts'

const WRAPPED_ABI = parseAbi(['function deposit() payable', 'function withdraw(uint256 value)'])

/** What the user's last transaction does, the gas it is given, and who must be approved first. */
export type LastCall = Readonly<{
  id: 'deposit' | 'swap' | 'send'
  description: string
  call: Call
  gas: bigint
  spender: Hex | undefined
}>

/** The last transaction of a plan: a deposit, a swap (with a deposit behind it when it crosses), or a transfer. */
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
    const routed = throughRouter({ currency, amount }, routedCalls(plan), plan.refundTo)
    // The order id behind the calldata tells two equal swaps apart; contracts do not read it.
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
 * Whether a deposit is a bare ERC-20 transfer to the depository with the order id behind its calldata: one transaction
 * and no approval. service-facts.md 1, `explicitDeposit`, and 6.
 */
export function isImplicit({ body, input, swap, local, depositAddress }: StepPlan): boolean {
  return body.explicitDeposit === false && !isNative(input.currency) && !swap && !local && !depositAddress
}

/**
 * The calls by which the router, once it holds the input of a plan, does what the plan is for: a deposit for the order,
 * after a swap where there is one, or the payment on one chain.
 */
export function routedCalls(plan: StepPlan): readonly RouterCall[] {
  const { input, amount, swap, local, recipient } = plan
  const { currency } = input
  if (local === 'send') return [sendOn(currency, recipient, amount)]
  if (local === 'unwrap') {
    return [must(currency.address as Hex, unwrapData(amount)), sendOn(plan.payment.currency, recipient, 0n)]
  }
  if (swap && local) return swapCalls(swap, recipient)
  const deposit = putInto(swap?.to ?? currency, DEPOSITORY, depositAllData(plan))
  return swap ? [...swapCalls(swap, ROUTER), deposit] : [deposit]
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
