import { encodeFunctionData, parseAbi } from 'viem/utils'
import { type Bound, stepOf } from './answer.ts'

type Hex = `0x${string}`

const TOKEN_ABI = parseAbi(['function approve(address spender, uint256 amount)'])
const DEPOSITORY_ABI = parseAbi([
  'function depositNative(address depositor, bytes32 id)',
  'function depositErc20(address depositor, address token, uint256 amount, bytes32 id)',
])

/** `data` of an EVM transaction as the service writes it; `value` in wei. */
export function transactionData({ input, origin }: Bound, to: string, data: Hex, value: bigint) {
  return {
    from: input.user,
    to: to.toLowerCase(),
    data,
    value: value.toString(),
    chainId: origin.id,
    gas: '73112',
    maxFeePerGas: '6500000',
    maxPriorityFeePerGas: '1000000',
  }
}

/** One approval of the origin token for `spender`. */
export function approveStep(bound: Bound, spender: string, amount: bigint) {
  const data = encodeFunctionData({ abi: TOKEN_ABI, functionName: 'approve', args: [hex(spender), amount] })
  return stepOf(bound, {
    id: 'approve',
    kind: 'transaction',
    data: transactionData(bound, bound.input.originCurrency, data, 0n),
  })
}

/** An approval without calldata, as the interface shows it: it must be made by whoever signs it. */
export function bareApproveStep(bound: Bound) {
  const { input, origin } = bound
  const data = { from: input.user, to: input.originCurrency, chainId: origin.id }
  return stepOf(bound, { id: 'approve', kind: 'transaction', data })
}

/** The deposit with the depository that carries the order id. */
export function depositStep(bound: Bound) {
  const { input, currency, amountIn, orderId, depository } = bound
  const data = currency.isNative
    ? encodeFunctionData({ abi: DEPOSITORY_ABI, functionName: 'depositNative', args: [hex(input.user), orderId] })
    : encodeFunctionData({
        abi: DEPOSITORY_ABI,
        functionName: 'depositErc20',
        args: [hex(input.user), hex(input.originCurrency), amountIn, orderId],
      })
  return stepOf(bound, {
    id: 'deposit',
    kind: 'transaction',
    data: transactionData(bound, depository, data, currency.isNative ? amountIn : 0n),
  })
}

/** Text that is known to be hex, as such. */
export function hex(text: string): Hex {
  return `0x${text.slice(2)}`
}
