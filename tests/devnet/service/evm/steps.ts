import { erc20Abi, hexToBigInt } from 'viem'
import type { Hex } from '../chain.ts'
import type { Step, StepItem, StepPlan } from '../origin.ts'
import { encodeCalldata } from './encode.ts'
import { APPROVE_GAS, type GasPrice } from './gas.ts'
import type { LastCall } from './last-call.ts'
import type { Call } from './transfer.ts'

/** interface.md, "Step item data". Wei and gas units, as decimal strings. */
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

// Their `approve` reverts between two nonzero allowances.
const ZERO_RESET_GROUPS: ReadonlySet<string> = new Set(['usdt'])

function approvalsFor(group: string, needed: bigint, { amount, allowance }: Approval): readonly bigint[] {
  if (allowance >= needed) return []
  return allowance > 0n && ZERO_RESET_GROUPS.has(group) ? [0n, amount] : [amount]
}

/** Smallest unit. */
export type Approval = Readonly<{ spender: Hex; amount: bigint; allowance: bigint }>

/** Makes the `approve` steps of a plan; none if the allowance suffices. */
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
 * Makes a plan's steps: approvals, then the last call.
 *
 * A swap with enough allowance keeps an `approve` step without items, as only this route does.
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
