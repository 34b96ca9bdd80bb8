import { formatUnits } from 'viem'
import type { Asset } from '../chain.ts'
import { type Prices, usdText, valueInUsd } from '../prices.ts'

/** Smallest unit; `minimum` is guaranteed. */
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

/** interface.md, "Amount object": smallest units as decimal strings. */
export type AmountObject = Readonly<{
  currency: CurrencyObject
  amount: string
  amountFormatted: string
  amountUsd: string
  minimumAmount: string
}>

export type Present = (money: Money) => AmountObject

/** Money whose minimum equals its amount. */
export function exactly(asset: Asset, amount: bigint): Money {
  return { chain: asset.chain, currency: asset.currency, amount, minimum: amount }
}

/** Formats an amount (smallest unit) with at least one decimal: "100.0". */
export function formatted(amount: bigint, decimals: number): string {
  const text = formatUnits(amount, decimals)
  return text.includes('.') ? text : `${text}.0`
}

/** Makes the currency object of an asset; `baseUrl` serves its logo. */
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

/** Makes the presenter for a price table and a logo URL. */
export function presenter(prices: Prices, baseUrl: string): Present {
  return ({ chain, currency, amount, minimum }) => ({
    currency: currencyObject({ chain, currency }, baseUrl),
    amount: amount.toString(),
    amountFormatted: formatted(amount, currency.decimals),
    amountUsd: usdText(valueInUsd(prices, currency, amount)),
    minimumAmount: minimum.toString(),
  })
}
