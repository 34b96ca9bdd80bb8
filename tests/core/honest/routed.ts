import { encodeFunctionData, parseAbi } from 'viem/utils'

type Hex = `0x${string}`

/** The published router and its token proxy. */
export const ROUTER = '0xb92fe925dc43a0ecde6c8b1a2709c170ec4fff4f'
export const PROXY = '0xccc88a9d1b4ed6b0eaba998850414b24f1c315be'
/** A market of the service's choice. */
export const MARKET = '0x00000000000000000000000000000000000ca05e'

const NATIVE = '0x0000000000000000000000000000000000000000'

const ABI = parseAbi([
  'struct Call3Value { address target; bool allowFailure; uint256 value; bytes callData; }',
  'function multicall(Call3Value[] calls, address refundTo, address nftRecipient, bytes metadata) payable',
  'function transferAndMulticall(address[] tokens, uint256[] amounts, Call3Value[] calls, address refundTo, address nftRecipient, bytes metadata) payable',
  'function cleanupErc20s(address[] tokens, address[] recipients, uint256[] amounts, bytes metadata)',
  'function cleanupErc20sViaCall(address[] tokens, address[] tos, bytes[] datas, uint256[] amounts)',
  'function cleanupNative(uint256 amount, address recipient, bytes metadata)',
  'function cleanupNativeViaCall(uint256 amount, address to, bytes data)',
])
const DEPOSITORY_ABI = parseAbi([
  'function depositNative(address depositor, bytes32 id) payable',
  'function depositErc20(address depositor, address token, bytes32 id)',
])

/** A router call; `value` in wei. */
export type Call = Readonly<{ target: Hex; allowFailure: boolean; value: bigint; callData: Hex }>

/** A swap's destination: the depository or a recipient. */
export type Goal = Readonly<
  { token: string } & ({ depository: string; user: string; orderId: string } | { recipient: string })
>

/** Input and user; native input has the zero address. */
export type Paid = Readonly<{ token: string; amount: bigint; user: string; metadata?: Hex }>

/** Calldata for the proxy, or for the router with native input. */
export function routedData({ token, amount, user, metadata = '0x' }: Paid, calls: readonly Call[]): Hex {
  const owner = lower(user)
  return token === NATIVE
    ? encodeFunctionData({ abi: ABI, functionName: 'multicall', args: [calls, owner, owner, metadata] })
    : encodeFunctionData({
        abi: ABI,
        functionName: 'transferAndMulticall',
        args: [[lower(token)], [amount], calls, owner, owner, metadata],
      })
}

/** Quoted calls of a live swap (reference, "A live origin swap"). */
export function quotedCalls({ token, amount }: Paid, goal: Goal): readonly Call[] {
  const value = token === NATIVE ? amount : 0n
  return [{ target: MARKET, allowFailure: false, value, callData: '0x12345678' }, payment(goal)]
}

/** These add the assertion of `minimum` that the chain enforces. */
export function enforcedCalls(paid: Paid, goal: Goal, minimum: bigint): readonly Call[] {
  const [market, end] = quotedCalls(paid, goal)
  if (!market || !end) throw new Error('expected two calls')
  return [market, assertion(goal.token, minimum), end]
}

/** Fails if the router holds less than `minimum`. */
export function assertion(token: string, minimum: bigint): Call {
  if (token === NATIVE) return toRouter('0x', minimum)
  const args = [[lower(token)], [ROUTER], [minimum], '0x'] as const
  return toRouter(encodeFunctionData({ abi: ABI, functionName: 'cleanupErc20s', args }))
}

/** The router's call to itself that pays its whole balance of a token. */
export function payment(goal: Goal): Call {
  const isNative = goal.token === NATIVE
  const token = lower(goal.token)
  if ('recipient' in goal) {
    const recipient = lower(goal.recipient)
    return toRouter(
      isNative
        ? encodeFunctionData({ abi: ABI, functionName: 'cleanupNative', args: [0n, recipient, '0x'] })
        : encodeFunctionData({ abi: ABI, functionName: 'cleanupErc20s', args: [[token], [recipient], [0n], '0x'] }),
    )
  }
  const [place, user, id] = [lower(goal.depository), lower(goal.user), lower(goal.orderId)]
  if (isNative) {
    const data = encodeFunctionData({ abi: DEPOSITORY_ABI, functionName: 'depositNative', args: [user, id] })
    return toRouter(encodeFunctionData({ abi: ABI, functionName: 'cleanupNativeViaCall', args: [0n, place, data] }))
  }
  const data = encodeFunctionData({ abi: DEPOSITORY_ABI, functionName: 'depositErc20', args: [user, token, id] })
  const args = [[token], [place], [data], [0n]] as const
  return toRouter(encodeFunctionData({ abi: ABI, functionName: 'cleanupErc20sViaCall', args }))
}

function toRouter(callData: Hex, value = 0n): Call {
  return { target: ROUTER, allowFailure: false, value, callData }
}

function lower(text: string): Hex {
  return `0x${text.slice(2).toLowerCase()}`
}
