import { formatUnits } from 'viem'
import { type DevnetCurrency, ZERO_ADDRESS } from '../../chains.ts'
import { codeOnly } from '../errors.ts'
import type { ServiceChain } from '../evm/nodes.ts'
import { type Prices, usdText, worth } from '../prices.ts'

/** A currency on its chain. */
export type Asset = Readonly<{ chain: ServiceChain; currency: DevnetCurrency }>

/** An amount of an asset, and the least of it that is promised; both in the smallest unit. */
export type Money = Asset & Readonly<{ amount: bigint; minimum: bigint }>

/** interface.md, "Currency object". */
export type CurrencyObject = Readonly<{
  chainId: number
  address: string
  symbol: string
  name: string
  decimals: number
  metadata: Readonly<{ logoURI: string; verified: boolean; isNative: boolean }>
}>

/** interface.md, "Amount object": integers in the smallest unit as decimal strings. */
export type AmountObject = Readonly<{
  currency: CurrencyObject
  amount: string
  amountFormatted: string
  amountUsd: string
  minimumAmount: string
}>

/** Turns money into the object that answers carry. */
export type Present = (money: Money) => AmountObject

/** The asset that `address` names on a chain (case does not matter), else the error UNSUPPORTED_CURRENCY. */
export function assetOf(chain: ServiceChain, address: string, field: string): Asset {
  const wanted = address.toLowerCase()
  const currency = [chain.native, ...chain.tokens].find((candidate) => candidate.address === wanted)
  if (currency) return { chain, currency }
  throw codeOnly(400, 'UNSUPPORTED_CURRENCY', `${field}: ${address} is not a currency of chain ${chain.id}`)
}

/** True for the gas currency of a chain: the zero address. */
export function isNative(currency: DevnetCurrency): boolean {
  return currency.address === ZERO_ADDRESS
}

/** An amount whose least equals itself. */
export function exactly(asset: Asset, amount: bigint): Money {
  return { chain: asset.chain, currency: asset.currency, amount, minimum: amount }
}

/** `amount` (smallest unit) with the decimals applied, at least one digit after the point: "100.0". */
export function formatted(amount: bigint, decimals: number): string {
  const text = formatUnits(amount, decimals)
  return text.includes('.') ? text : `${text}.0`
}

/** Returns the presenter for a price table and the base URL that serves the logos. */
export function presenter(prices: Prices, baseUrl: string): Present {
  return ({ chain, currency, amount, minimum }) => ({
    currency: {
      chainId: chain.id,
      address: currency.address,
      symbol: currency.symbol,
      name: currency.name,
      decimals: currency.decimals,
      metadata: { logoURI: `${baseUrl}/icons/${currency.id}.svg`, verified: true, isNative: isNative(currency) },
    },
    amount: amount.toString(),
    amountFormatted: formatted(amount, currency.decimals),
    amountUsd: usdText(worth(prices, currency, amount)),
    minimumAmount: minimum.toString(),
  })
}
