/** A transfer of one or several steps. Amounts in the smallest unit. */
export type Move = Readonly<{
  originChainId: number
  originCurrency: string
  destinationChainId: number
  destinationCurrency: string
  amount: bigint
}>

const NATIVE = '0x0000000000000000000000000000000000000000'
const USDC = { 1: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48', 8453: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913' }
const USDT = { 1: '0xdac17f958d2ee523a2206206994597c13d831ec7' }

const way = (from: readonly [number, string], to: readonly [number, string], amount: bigint): Move => ({
  originChainId: from[0],
  originCurrency: from[1],
  destinationChainId: to[0],
  destinationCurrency: to[1],
  amount,
})

/** A deposit, an approval with deposit, and an allowance reset first, on two chains. */
export const MOVES: readonly Move[] = [
  way([1, NATIVE], [8453, NATIVE], 10n ** 16n),
  way([8453, NATIVE], [1, NATIVE], 10n ** 16n),
  way([8453, USDC[8453]], [1, USDC[1]], 10_000_000n),
  way([1, USDC[1]], [8453, USDC[8453]], 10_000_000n),
  way([1, USDT[1]], [8453, USDC[8453]], 10_000_000n),
]

export const USED_CHAINS: readonly number[] = [...new Set(MOVES.map(({ originChainId }) => originChainId))]

/** To the same account. */
export function transfersOf(
  { amount, ...move }: Move,
  account: string,
  integer: (value: bigint) => unknown,
): Readonly<Record<string, unknown>> {
  return { ...move, account, amount: integer(amount), tradeType: 'EXACT_INPUT', recipient: account, refundTo: account }
}
