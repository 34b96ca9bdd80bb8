import { encodeFunctionData, erc20Abi } from 'viem'
import { DEPOSITORY, type Hex } from '../../chains.ts'
import { depositErc20Data, depositNativeData } from '../evm/depository.ts'
import { APPROVE_GAS, DEPOSIT_ERC20_GAS, DEPOSIT_NATIVE_GAS, type GasPrice } from '../evm/gas.ts'
import { type Asset, isNative } from './currencies.ts'

/** interface.md, "Step item data": an EVM transaction. Numbers in wei and gas units, as decimal strings. */
export type TransactionData = Readonly<{
  from: Hex
  to: Hex
  data: Hex
  value: string
  chainId: number
  gas: string
  maxFeePerGas: string
  maxPriorityFeePerGas: string
}>

/** interface.md, "Step". `check` stands on deposit items only. */
export type Step = Readonly<{
  id: 'approve' | 'deposit'
  action: string
  description: string
  kind: 'transaction'
  requestId: Hex
  depositAddress: ''
  items: readonly Readonly<{
    status: 'incomplete'
    data: TransactionData
    check?: Readonly<{ endpoint: string; method: 'GET' }>
  }>[]
}>

/** What the steps of one quote are made from. `amount` in the input's smallest unit. */
export type StepPlan = Readonly<{
  input: Asset
  user: Hex
  amount: bigint
  approvals: readonly bigint[]
  orderId: Hex
  requestId: Hex
  statusPath: '/intents/status/v3' | '/intents/status'
  gasPrice: GasPrice
}>

// Tokens whose `approve` reverts when neither the old nor the new allowance is zero.
const ZERO_RESET_GROUPS: ReadonlySet<string> = new Set(['usdt'])

/**
 * The amounts to approve, in order: none for native currency or a sufficient allowance, else the exact amount, and
 * zero before it where the token demands that.
 */
export function approvalsFor(input: Asset, amount: bigint, allowance: bigint): readonly bigint[] {
  if (isNative(input.currency) || allowance >= amount) return []
  return allowance > 0n && ZERO_RESET_GROUPS.has(input.currency.group) ? [0n, amount] : [amount]
}

/** The steps of a crossing: approvals, each its own step, then the deposit. interface.md, "Step". */
export function stepsOf(plan: StepPlan): readonly Step[] {
  return [...plan.approvals.map((amount) => approveStep(plan, amount)), depositStep(plan)]
}

function approveStep(plan: StepPlan, amount: bigint): Step {
  const { symbol, address } = plan.input.currency
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [DEPOSITORY, amount] })
  return {
    id: 'approve',
    action: 'Confirm transaction in your wallet',
    description: amount === 0n ? `Reset the approval for ${symbol}` : `Sign an approval for ${symbol}`,
    kind: 'transaction',
    requestId: plan.requestId,
    depositAddress: '',
    items: [{ status: 'incomplete', data: transaction(plan, { to: address, data, value: 0n, gas: APPROVE_GAS }) }],
  }
}

function depositStep(plan: StepPlan): Step {
  const { user, amount, orderId } = plan
  const { currency } = plan.input
  const call = isNative(currency)
    ? { data: depositNativeData(user, orderId), value: amount, gas: DEPOSIT_NATIVE_GAS }
    : { data: depositErc20Data(user, currency.address, amount, orderId), value: 0n, gas: DEPOSIT_ERC20_GAS }
  return {
    id: 'deposit',
    action: 'Confirm transaction in your wallet',
    description: `Deposit ${currency.symbol} with the depository to start the bridge`,
    kind: 'transaction',
    requestId: plan.requestId,
    depositAddress: '',
    items: [
      {
        status: 'incomplete',
        data: transaction(plan, { to: DEPOSITORY, ...call }),
        check: { endpoint: `${plan.statusPath}?requestId=${plan.requestId}`, method: 'GET' },
      },
    ],
  }
}

function transaction(
  { user, input, gasPrice }: StepPlan,
  call: Readonly<{ to: Hex; data: Hex; value: bigint; gas: bigint }>,
): TransactionData {
  return {
    from: user,
    to: call.to,
    data: call.data,
    value: call.value.toString(),
    chainId: input.chain.id,
    gas: call.gas.toString(),
    maxFeePerGas: gasPrice.maxFeePerGasWei.toString(),
    maxPriorityFeePerGas: gasPrice.maxPriorityFeePerGasWei.toString(),
  }
}
