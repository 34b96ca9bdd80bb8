import { encodeFunctionData, parseAbi } from 'viem'
import type { DevnetChain, DevnetCurrency, Hex } from './chains.ts'

/** Whole dollars on each side: a trade of a hundred thousand moves the price by two per cent. */
export const PAIR_DEPTH_USD = 10_000_000n

/** Whole dollars. */
export const START_PRICES: Readonly<Record<DevnetCurrency['group'], bigint>> = {
  eth: 2_500n,
  hype: 40n,
  usdc: 1n,
  usdt: 1n,
}

export function pairsOf(chain: DevnetChain): readonly (readonly [DevnetCurrency, DevnetCurrency])[] {
  const currencies = [chain.native, ...chain.tokens]
  return currencies.flatMap((a, index) => currencies.slice(index + 1).map((b) => [a, b] as const))
}

const POOL_OWNER_ABI = parseAbi(['function setReserves(address a, address b, uint256 ofA, uint256 ofB)'])

/** Encodes the owner's call that sets a pair's reserves, in smallest units. */
export function encodeReserves(a: Hex, b: Hex, ofA: bigint, ofB: bigint): Hex {
  return encodeFunctionData({ abi: POOL_OWNER_ABI, functionName: 'setReserves', args: [a, b, ofA, ofB] })
}
