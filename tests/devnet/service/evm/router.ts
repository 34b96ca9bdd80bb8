import { erc20Abi, numberToHex, parseAbi } from 'viem'
import { APPROVAL_PROXY, POOL, ROUTER } from '../../chains.ts'
import type { Currency, Hex } from '../chain.ts'
import type { Swap } from '../origin.ts'
import { encodeCalldata } from './encode.ts'
import { type Call, isNative } from './transfer.ts'

/** The used parts of the published router and approval proxy, and the devnet's pool. */
const ROUTER_ABI = parseAbi([
  'struct Call3Value { address target; bool allowFailure; uint256 value; bytes callData; }',
  'struct Result { bool success; bytes returnData; }',
  'function multicall(Call3Value[] calls, address refundTo, address nftRecipient, bytes metadata) payable returns (Result[])',
  'function transferAndMulticall(address[] tokens, uint256[] amounts, Call3Value[] calls, address refundTo, address nftRecipient, bytes metadata) payable returns (Result[])',
  'function cleanupErc20s(address[] tokens, address[] recipients, uint256[] amounts, bytes metadata)',
  'function cleanupErc20sViaCall(address[] tokens, address[] tos, bytes[] datas, uint256[] amounts)',
  'function cleanupNative(uint256 amount, address recipient, bytes metadata)',
  'function cleanupNativeViaCall(uint256 amount, address to, bytes data)',
])
const POOL_ABI = parseAbi([
  'function quoteIn(address tokenIn, address tokenOut, uint256 amountIn) view returns (uint256)',
  'function quoteOut(address tokenIn, address tokenOut, uint256 amountOut) view returns (uint256)',
  'function swap(address tokenIn, address tokenOut, uint256 amountIn, uint256 minimumOut, address recipient) payable returns (uint256)',
])

/** `value` in wei. */
export type RouterCall = Readonly<{ target: Hex; allowFailure: boolean; value: bigint; callData: Hex }>

export function must(target: Hex, callData: Hex, value = 0n): RouterCall {
  return { target, allowFailure: false, value, callData }
}

/** Receivers of leftovers, and the events' metadata. */
export type Rest = Readonly<{ refundTo: Hex; nftRecipient: Hex; metadata: Hex }>

export function throughRouter(
  input: Readonly<{ currency: Currency; amount: bigint; extraWei?: bigint }>,
  calls: readonly RouterCall[],
  { refundTo, nftRecipient, metadata }: Rest,
): Call {
  const extra = input.extraWei ?? 0n
  if (isNative(input.currency)) {
    const args = [calls, refundTo, nftRecipient, metadata] as const
    const data = encodeCalldata({ abi: ROUTER_ABI, functionName: 'multicall', args })
    return { to: ROUTER, data, value: numberToHex(input.amount + extra) }
  }
  const tokens = [input.currency.address as Hex]
  const args = [tokens, [input.amount], calls, refundTo, nftRecipient, metadata] as const
  const data = encodeCalldata({ abi: ROUTER_ABI, functionName: 'transferAndMulticall', args })
  return { to: APPROVAL_PROXY, data, value: numberToHex(extra) }
}

/** The router's calls that swap the whole input and keep the output. */
export function swapCalls(swap: Swap): readonly RouterCall[] {
  const args = [swap.from.address as Hex, swap.to.address as Hex, swap.amountIn, swap.minimumOut, ROUTER] as const
  const callData = encodeCalldata({ abi: POOL_ABI, functionName: 'swap', args })
  if (isNative(swap.from)) return [must(POOL, callData, swap.amountIn)]
  const approval = encodeCalldata({ abi: erc20Abi, functionName: 'approve', args: [POOL, swap.amountIn] })
  return [must(swap.from.address as Hex, approval), must(POOL, callData)]
}

/** Smallest unit; 0 means the whole balance. */
export type Held = Readonly<{ currency: Currency; amount: bigint }>

export function sendOn({ currency, amount }: Held, recipient: string, metadata: Hex): RouterCall {
  const to = recipient as Hex
  const callData = isNative(currency)
    ? encodeCalldata({ abi: ROUTER_ABI, functionName: 'cleanupNative', args: [amount, to, metadata] })
    : encodeCalldata({
        abi: ROUTER_ABI,
        functionName: 'cleanupErc20s',
        args: [[currency.address as Hex], [to], [amount], metadata],
      })
  return must(ROUTER, callData)
}

/**
 * The router's call that reverts below `amount`: it pays itself.
 *
 * `amount` must not be 0, which means the whole balance.
 */
export function assertHeld({ currency, amount }: Held, metadata: Hex): RouterCall {
  return isNative(currency) ? must(ROUTER, '0x', amount) : sendOn({ currency, amount }, ROUTER, metadata)
}

export function putInto({ currency, amount }: Held, to: Hex, data: Hex): RouterCall {
  const callData = isNative(currency)
    ? encodeCalldata({ abi: ROUTER_ABI, functionName: 'cleanupNativeViaCall', args: [amount, to, data] })
    : encodeCalldata({
        abi: ROUTER_ABI,
        functionName: 'cleanupErc20sViaCall',
        args: [[currency.address as Hex], [to], [data], [amount]],
      })
  return must(ROUTER, callData)
}

export function poolQuestion(ask: 'quoteIn' | 'quoteOut', from: Currency, to: Currency, amount: bigint): Hex {
  const args = [from.address as Hex, to.address as Hex, amount] as const
  return encodeCalldata({ abi: POOL_ABI, functionName: ask, args })
}
