import { erc20Abi, hexToBigInt } from 'viem'
import type { Hex } from '../chain.ts'
import type { Step, StepItem, StepPlan } from '../origin.ts'
import { encodeCalldata } from './encode.ts'
import { APPROVE_GAS, type GasPrice } from './gas.ts'
import type { LastCall } from './last-call.ts'
import type { Call } from './transfer.ts'

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

// Tokens whose `approve` reverts when neither the old nor the new allowance is zero.
const ZERO_RESET_GROUPS: ReadonlySet<string> = new Set(['usdt'])

// The amounts to approve, in order: none where the allowance covers what is needed, else the amount, and zero before it
// where the token demands that.
function approvalsFor(group: string, needed: bigint, { amount, allowance }: Approval): readonly bigint[] {
  if (allowance >= needed) return []
  return allowance > 0n && ZERO_RESET_GROUPS.has(group) ? [0n, amount] : [amount]
}

/** What a spender is to be approved, and what it may take already. Amounts in the token's smallest unit. */
export type Approval = Readonly<{ spender: Hex; amount: bigint; allowance: bigint }>

/** The `approve` steps for the input of a plan, each with one transaction; none where the allowance suffices. */
export function approveSteps(plan: StepPlan, approval: Approval, gasPrice: GasPrice): readonly Step[] {
  const { symbol, group, address } = plan.input.currency
  return approvalsFor(group, plan.amount, approval).map((amount) => {
    const data = encodeCalldata({ abi: erc20Abi, functionName: 'approve', args: [approval.spender, amount] })
    const call = { to: address as Hex, data, value: '0x0' as Hex }
    const description = amount === 0n ? `Reset the approval for ${symbol}` : `Sign an approval for ${symbol}`
    return transactionStep(plan, 'approve', description, [item(plan, call, APPROVE_GAS, gasPrice)])
  })
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
  const { allowance, gasPrice } = ready
  const { symbol } = plan.input.currency
  const { spender } = last
  const approvals = spender ? approveSteps(plan, { spender, amount: plan.amount, allowance }, gasPrice) : []
  const done = last.id === 'swap' && spender && approvals.length === 0
  const nothing = done ? [transactionStep(plan, 'approve', `The approval for ${symbol} suffices`, [])] : []
  const lastItem = { ...item(plan, last.call, last.gas, gasPrice), check: plan.check }
  return {
    steps: [...approvals, ...nothing, transactionStep(plan, last.id, last.description, [lastItem])],
    gasUnits: last.gas + BigInt(approvals.length) * APPROVE_GAS + BigInt(plan.body.originGasOverhead ?? 0),
  }
}

function transactionStep(plan: StepPlan, id: Step['id'], description: string, items: readonly StepItem[]): Step {
  return {
    id,
    action: 'Confirm transaction in your wallet',
    description,
    kind: 'transaction',
    requestId: plan.requestId,
    depositAddress: plan.depositAddress ?? '',
    items,
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
