import { concat, encodeFunctionData, erc20Abi, hexToBigInt, numberToHex, parseAbi } from 'viem'
import { APPROVAL_PROXY, DEPOSITORY, ROUTER } from '../../chains.ts'
import type { Hex, Step, StepItem, StepPlan } from '../family.ts'
import { depositAllErc20Data, depositErc20Data, depositNativeData } from './depository.ts'
import {
  APPROVE_GAS,
  DEPOSIT_ERC20_GAS,
  DEPOSIT_NATIVE_GAS,
  type GasPrice,
  SWAP_GAS,
  TRANSFER_GAS,
  WRAP_GAS,
} from './gas.ts'
import { putInto, swapCalls, throughRouter } from './router.ts'
import { type Call, isNative, transferCall } from './transfer.ts'

/** interface.md, "Step item data": an EVM transaction. Numbers in wei and gas units, as decimal strings. */
export type TransactionData = Readonly<{
  from: string
  to: Hex
  data: Hex
  value: string
  chainId: number
  gas: string
  maxFeePerGas: string
  maxPriorityFeePerGas: string
}>

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
    const recipient = plan.local ? plan.recipient : ROUTER
    const after = plan.local ? [] : [putInto(swap.to, DEPOSITORY, depositAllData(plan))]
    const routed = throughRouter({ currency, amount }, [...swapCalls(swap, recipient), ...after], plan.refundTo)
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
    const call = { to, data: concat([data, plan.orderId]), value }
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
  if (local === 'wrap') {
    return {
      to: wrapped,
      data: encodeFunctionData({ abi: WRAPPED_ABI, functionName: 'deposit' }),
      value: numberToHex(amount),
    }
  }
  const data = encodeFunctionData({ abi: WRAPPED_ABI, functionName: 'withdraw', args: [amount] })
  return { to: wrapped, data, value: '0x0' }
}

// Tokens whose `approve` reverts when neither the old nor the new allowance is zero.
const ZERO_RESET_GROUPS: ReadonlySet<string> = new Set(['usdt'])

/**
 * The amounts to approve, in order: none for a sufficient allowance, else the exact amount, and zero before it where
 * the token demands that.
 */
function approvalsFor(group: string, amount: bigint, allowance: bigint): readonly bigint[] {
  if (allowance >= amount) return []
  return allowance > 0n && ZERO_RESET_GROUPS.has(group) ? [0n, amount] : [amount]
}

/**
 * The steps of a plan: approvals, each its own step, then the last call. A swap whose allowance suffices keeps its
 * `approve` step with no items: the one route where steps with empty items exist.
 */
export function transactionSteps(
  plan: StepPlan,
  last: LastCall,
  ready: Readonly<{ allowance: bigint; gasPrice: GasPrice }>,
): Readonly<{ steps: readonly Step[]; gasUnits: bigint }> {
  const { currency } = plan.input
  const { spender } = last
  const approvals = spender ? approvalsFor(currency.group, plan.amount, ready.allowance) : []
  const step = (id: Step['id'], description: string, items: readonly StepItem[]): Step => ({
    id,
    action: 'Confirm transaction in your wallet',
    description,
    kind: 'transaction',
    requestId: plan.requestId,
    depositAddress: plan.depositAddress ?? '',
    items,
  })
  const approveSteps = approvals.map((amount) => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender ?? DEPOSITORY, amount] })
    const call = { to: currency.address as Hex, data, value: '0x0' as Hex }
    const description =
      amount === 0n ? `Reset the approval for ${currency.symbol}` : `Sign an approval for ${currency.symbol}`
    return step('approve', description, [item(plan, call, APPROVE_GAS, ready.gasPrice)])
  })
  const done = last.id === 'swap' && spender && approvals.length === 0
  const nothing = done ? [step('approve', `The approval for ${currency.symbol} suffices`, [])] : []
  const lastItem = { ...item(plan, last.call, last.gas, ready.gasPrice), check: plan.check }
  return {
    steps: [...approveSteps, ...nothing, step(last.id, last.description, [lastItem])],
    gasUnits: last.gas + BigInt(approvals.length) * APPROVE_GAS + BigInt(plan.body.originGasOverhead ?? 0),
  }
}

function item({ user, input }: StepPlan, call: Call, gas: bigint, gasPrice: GasPrice): StepItem {
  const data: TransactionData = {
    from: user,
    to: call.to,
    data: call.data,
    value: hexToBigInt(call.value).toString(),
    chainId: input.chain.id,
    gas: gas.toString(),
    maxFeePerGas: gasPrice.maxFeePerGasWei.toString(),
    maxPriorityFeePerGas: gasPrice.maxPriorityFeePerGasWei.toString(),
  }
  return { status: 'incomplete', data }
}
