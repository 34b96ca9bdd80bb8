import type { PriceFact } from '../../../src/core/chain/facts.ts'
import { NATIVE_BITCOIN } from '../../../src/core/profiles/bitcoin.ts'

/** Dollar prices of honest figures. */
const USD: Readonly<Record<string, bigint>> = { ETH: 2_000n, BNB: 600n, HYPE: 30n, AVAX: 25n, BTC: 60_000n, POL: 1n }

const NATIVE = '0x0000000000000000000000000000000000000000'
const HOMES: readonly (readonly [symbol: string, chainId: number, address: string])[] = [
  ['ETH', 1, NATIVE],
  ['BNB', 56, NATIVE],
  ['HYPE', 999, NATIVE],
  ['AVAX', 43_114, NATIVE],
  ['POL', 137, NATIVE],
  ['BTC', 8_253_038, NATIVE_BITCOIN],
]

export function dollarsFor(symbol: string): bigint {
  return USD[symbol === 'WETH' ? 'ETH' : symbol] ?? 1n
}

/** Independent prices for all profiles. */
export const PRICES: readonly PriceFact[] = HOMES.map(([symbol, chainId, address]) => ({
  chainId,
  address,
  price: dollarsFor(symbol) * 10n ** 18n,
  from: 'an example',
}))
