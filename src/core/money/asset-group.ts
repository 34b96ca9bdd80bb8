/** Assets of one group have equal value: wrapped, on other chains, or dollars. */
const GROUPS: ReadonlyMap<string, string> = new Map([
  ['WETH', 'ETH'],
  ['USDC (Perp)', 'USD'],
  ['USDC', 'USD'],
  ['USDT', 'USD'],
])

export function assetGroupOf(symbol: string): string {
  return GROUPS.get(symbol) ?? symbol
}
