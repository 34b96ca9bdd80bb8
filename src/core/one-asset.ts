/**
 * What one unit of a pinned currency is worth of another one of the same group, without asking anybody: the same asset
 * on two chains, wrapped or not, and dollars.
 */
const GROUPS: ReadonlyMap<string, string> = new Map([
  ['WETH', 'ETH'],
  ['USDC (Perp)', 'USD'],
  ['USDC', 'USD'],
  ['USDT', 'USD'],
])

/** The asset that a pinned currency is, by its symbol: such as `ETH`, or `USD` for all dollars. */
export function assetOf(symbol: string): string {
  return GROUPS.get(symbol) ?? symbol
}
