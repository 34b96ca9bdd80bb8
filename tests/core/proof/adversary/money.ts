import { CHAINS, type DevnetChain, type DevnetCurrency, ZERO_ADDRESS } from '../../../devnet/chains.ts'
import { PAIR_DEPTH_USD, START_PRICES } from '../../../devnet/pairs.ts'

/** Its price is in dollars. */
export type Coin = Readonly<{ chainId: number; address: string; symbol: string; decimals: number; usd: bigint }>

const BITCOIN: Coin = {
  chainId: 8253038,
  address: 'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqmql8k8',
  symbol: 'BTC',
  decimals: 8,
  usd: 60_000n,
}

/** The native one comes first. */
export function coinsOf({ id, native, tokens }: DevnetChain): readonly Coin[] {
  return [native, ...tokens].map(({ address, symbol, decimals, group }: DevnetCurrency) => {
    return { chainId: id, address, symbol, decimals, usd: START_PRICES[group] }
  })
}

export function coinsElsewhere(chainId: number): readonly Coin[] {
  const others = CHAINS.filter(({ id }) => id !== chainId).flatMap(coinsOf)
  return [...others.filter(({ symbol }) => !/^W/.test(symbol)), BITCOIN]
}

export function isNative({ address }: Pick<Coin, 'address'>): boolean {
  return address === ZERO_ADDRESS
}

export function unitsOf(coin: Coin, cents: bigint): bigint {
  return (cents * 10n ** BigInt(coin.decimals)) / (100n * coin.usd)
}

/** In millionths of a dollar. */
export function valueInUsd(coin: Coin, amount: bigint): bigint {
  return (amount * coin.usd * 1_000_000n) / 10n ** BigInt(coin.decimals)
}

/** The pool's initial output: constant product less 5 bp. */
export function poolGives(from: Coin, to: Coin, amountIn: bigint): bigint {
  const put = amountIn * 9_995n
  const reserve = (coin: Coin) => (PAIR_DEPTH_USD * 10n ** BigInt(coin.decimals)) / coin.usd
  return (put * reserve(to)) / (reserve(from) * 10_000n + put)
}
