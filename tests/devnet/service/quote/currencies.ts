import { formatUnits } from 'viem'
import type { Asset } from '../chain.ts'
import { type Prices, usdText, worth } from '../prices.ts'

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

/** An amount whose least equals itself. */
export function exactly(asset: Asset, amount: bigint): Money {
  return { chain: asset.chain, currency: asset.currency, amount, minimum: amount }
}

/** `amount` (smallest unit) with the decimals applied, at least one digit after the point: "100.0". */
export function formatted(amount: bigint, decimals: number): string {
  const text = formatUnits(amount, decimals)
  return text.includes('.') ? text : `${text}.0`
}

/** The currency object of an asset; `baseUrl` serves its logo. */
export function currencyObject({ chain, currency }: Asset, baseUrl: string): CurrencyObject {
  const isNative = currency.address === chain.native.address
  return {
    chainId: chain.id,
    address: currency.address,
    symbol: currency.symbol,
    name: currency.name,
    decimals: currency.decimals,
    metadata: { logoURI: `${baseUrl}/icons/${currency.id}.svg`, verified: true, isNative },
  }
}

/** Returns the presenter for a price table and the base URL that serves the logos. */
export function presenter(prices: Prices, baseUrl: string): Present {
  return ({ chain, currency, amount, minimum }) => ({
    currency: currencyObject({ chain, currency }, baseUrl),
    amount: amount.toString(),
    amountFormatted: formatted(amount, currency.decimals),
    amountUsd: usdText(worth(prices, currency, amount)),
    minimumAmount: minimum.toString(),
  })
}
