import type { PriceFact } from '../../../src/core/chain/facts.ts'
import { assetGroupOf } from '../../../src/core/money/asset-group.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { relay } from '../../../src/core/profiles/relay.ts'

/** Other tokens cost a dollar. */
const USD: Readonly<Record<string, bigint>> = { ETH: 2_000n, BNB: 600n, HYPE: 30n, AVAX: 25n, BTC: 60_000n, POL: 1n }

export function dollarsFor(symbol: string): bigint {
  return USD[symbol === 'WETH' ? 'ETH' : symbol] ?? 1n
}

const PINNED = [relay, devnet]
  .flatMap(({ chains }) => chains.flatMap(({ native, tokens }) => [native, ...tokens]))
  .filter(({ symbol }) => assetGroupOf(symbol) !== 'USD')

/** Independent prices for all profiles. */
export const PRICES: readonly PriceFact[] = PINNED.filter(
  ({ symbol }, index) => PINNED.findIndex((each) => assetGroupOf(each.symbol) === assetGroupOf(symbol)) === index,
).map(({ chainId, address, symbol }) => ({
  chainId,
  address,
  price: dollarsFor(symbol) * 10n ** 18n,
  from: 'an example',
}))
