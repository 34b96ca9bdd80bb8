import type { Chain } from '../chain.ts'
import type { Currency } from '../currency.ts'

/** Where exchange A keeps a currency: the name of the DEX, and the token as `<SYMBOL>:<token id>`. */
export type Place = Readonly<{ dex: string; token: string }>

const PERPS = /^0x0{32}$/
const SPOT = /^0x[0-9a-fA-F]{32}$/
const TOKEN = /^(0x[0-9a-f]{32})((?:[0-9a-f]{2})*)$/
// The perps exchange has no name, and `spot` is the spot exchange's: neither is a DEX of others.
const DEX_NAME = /^(?!spot$)[a-z0-9]{1,4}$/

/**
 * What a currency's address says by itself: the token id of 16 bytes, all zeros for perps USDC, and the DEX: empty for
 * perps, `spot`, or one of others by its name (interface, "Special currency identifiers"). Undefined where it is none.
 */
export function partsOf(address: string): Readonly<{ tokenId: string; dex: string }> | undefined {
  const lower = address.toLowerCase()
  if (PERPS.test(lower)) return { tokenId: lower, dex: '' }
  const [, tokenId, suffix = ''] = TOKEN.exec(lower) ?? []
  if (!tokenId) return undefined
  if (suffix === '') return { tokenId, dex: 'spot' }
  const dex = asciiOf(suffix)
  return DEX_NAME.test(dex) ? { tokenId, dex } : undefined
}

/** The address of a token on a DEX of others: the token's, and the DEX's name in hex; undefined for what is none. */
export function addressOnDex(tokenId: string, dex: string): string | undefined {
  const name = [...dex].map((letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('')
  return DEX_NAME.test(dex) ? `${tokenId}${name}` : undefined
}

/**
 * Where exchange A keeps a currency (interface, "Special currency identifiers"): perps accounts hold the spot token
 * of the same symbol, spot currencies are named by their token id, and a DEX of others by its name behind it.
 *
 * @param symbolOf the exchange's own name of a token id, pinned or read; undefined where nobody knows it
 * @returns the place, or undefined for a currency that has none
 */
export function placeOf(
  currency: Currency,
  chain: Chain,
  symbolOf: (tokenId: string) => string | undefined,
): Place | undefined {
  const parts = partsOf(currency.address)
  if (!parts) return undefined
  const { tokenId, dex } = parts
  if (dex === '') {
    const held = chain.tokens.find(({ symbol, address: id }) => symbol === chain.native.symbol && SPOT.test(id))
    return held && { dex: '', token: `${held.symbol}:${held.address.toLowerCase()}` }
  }
  const symbol = symbolOf(tokenId)
  return symbol ? { dex, token: `${symbol}:${tokenId}` } : undefined
}

/** Decimals of an amount in a transfer (interface, "Exchange A `sendAsset` parameters"). */
const TRANSFER_DECIMALS = 6

/**
 * An amount as a transfer carries it, with exactly six decimals: `10.000000`.
 *
 * @param value in smallest units of a currency with `decimals`
 * @returns undefined when it is finer than a transfer can say
 */
export function transferAmount(value: bigint, decimals: number): string | undefined {
  const finer = 10n ** BigInt(Math.max(decimals - TRANSFER_DECIMALS, 0))
  const coarser = 10n ** BigInt(Math.max(TRANSFER_DECIMALS - decimals, 0))
  if (value % finer !== 0n) return undefined
  const digits = ((value / finer) * coarser).toString().padStart(TRANSFER_DECIMALS + 1, '0')
  return `${digits.slice(0, -TRANSFER_DECIMALS)}.${digits.slice(-TRANSFER_DECIMALS)}`
}

/** The most of an amount that a transfer can say. */
export function transferable(value: bigint, decimals: number): bigint {
  return value - (value % 10n ** BigInt(Math.max(decimals - TRANSFER_DECIMALS, 0)))
}

function asciiOf(hex: string): string {
  return (hex.match(/../g) ?? []).map((byte) => String.fromCharCode(Number.parseInt(byte, 16))).join('')
}
