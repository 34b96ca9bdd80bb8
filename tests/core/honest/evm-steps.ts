import { concat, encodeFunctionData, parseAbi } from 'viem/utils'
import { type Bound, stepOf } from './answer.ts'
import { at, type Json } from './json.ts'

type Hex = `0x${string}`

const TOKEN_ABI = parseAbi([
  'function approve(address spender, uint256 amount)',
  'function transfer(address to, uint256 amount)',
  'function deposit()',
  'function withdraw(uint256 amount)',
])
const DEPOSITORY_ABI = parseAbi([
  'function depositNative(address depositor, bytes32 id)',
  'function depositErc20(address depositor, address token, uint256 amount, bytes32 id)',
])

/** The service's EVM `data`; `value` in wei. */
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

export function approveStep(bound: Bound, spender: string, amount: bigint) {
  const data = encodeFunctionData({ abi: TOKEN_ABI, functionName: 'approve', args: [hex(spender), amount] })
  return stepOf(bound, {
    id: 'approve',
    kind: 'transaction',
    data: transactionData(bound, bound.input.originCurrency, data, 0n),
  })
}

/** The interface shows this approval without calldata, so the signer builds it. */
export function bareApproveStep(bound: Bound) {
  const { input, origin } = bound
  const data = { from: input.user, to: input.originCurrency, chainId: origin.id }
  return stepOf(bound, { id: 'approve', kind: 'transaction', data })
}

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

/** A token transfer with the order id appended (`explicitDeposit: false`). */
export function transferDepositStep(bound: Bound) {
  const { input, amountIn, orderId, depository } = bound
  const args = [hex(depository), amountIn] as const
  const data = encodeFunctionData({ abi: TOKEN_ABI, functionName: 'transfer', args })
  const whole = transactionData(bound, input.originCurrency, concat([data, orderId]), 0n)
  return stepOf(bound, { id: 'deposit', kind: 'transaction', data: whole })
}

/** A plain payment, maybe to a deposit address. */
export function paymentStep(bound: Bound, id: 'deposit' | 'send', to: string, depositAddress?: string) {
  const { input, currency, amountIn } = bound
  const args = [hex(to), amountIn] as const
  const data = currency.isNative
    ? transactionData(bound, to, '0x', amountIn)
    : transactionData(
        bound,
        input.originCurrency,
        encodeFunctionData({ abi: TOKEN_ABI, functionName: 'transfer', args }),
        0n,
      )
  return stepOf(bound, { id, kind: 'transaction', data, ...(depositAddress ? { depositAddress } : {}) })
}

export function swapStep(bound: Bound, to: string, data: Hex, value: bigint) {
  return stepOf(bound, { id: 'swap', kind: 'transaction', data: transactionData(bound, to, data, value) })
}

/** Calldata that wraps and unwraps. */
export const WRAP_DATA = encodeFunctionData({ abi: TOKEN_ABI, functionName: 'deposit' })
export function unwrapData(amount: bigint): Hex {
  return encodeFunctionData({ abi: TOKEN_ABI, functionName: 'withdraw', args: [amount] })
}

/** An answer's transactions; `enforced` replaces the last calldata. */
export function callsIn(quote: Json, enforced: Hex | undefined) {
  const steps = at(quote, ['steps'])
  const all = Array.isArray(steps) ? steps : []
  return all.map((step, index) => {
    const text = (key: string) => String(at(step, ['items', 0, 'data', key]))
    const data = index === all.length - 1 && enforced ? enforced : hex(text('data'))
    return { from: text('from'), to: text('to'), data, value: BigInt(text('value')) }
  })
}

export function hex(text: string): Hex {
  return `0x${text.slice(2)}`
}
