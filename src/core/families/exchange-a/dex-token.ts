import type { Chain } from '../../chain/chain.ts'
import type { Currency } from '../../money/currency.ts'

/** The DEX name, and the token as `<SYMBOL>:<token id>`. */
export type DexToken = Readonly<{ dex: string; token: string }>

const PERPS = /^0x0{32}$/
const SPOT = /^0x[0-9a-fA-F]{32}$/
const TOKEN = /^(0x[0-9a-f]{32})((?:[0-9a-f]{2})*)$/
// Perps has no name, and `spot` is the spot exchange's.
const DEX_NAME = /^(?!spot$)[a-z0-9]{1,4}$/

/**
 * Splits an address into token id and DEX (interface, "Special currency identifiers").
 *
 * Perps USDC is all zeros with an empty DEX.
 */
export function tokenAndDexOf(address: string): Readonly<{ tokenId: string; dex: string }> | undefined {
  const lower = address.toLowerCase()
  if (PERPS.test(lower)) return { tokenId: lower, dex: '' }
  const [, tokenId, suffix = ''] = TOKEN.exec(lower) ?? []
  if (!tokenId) return undefined
  if (suffix === '') return { tokenId, dex: 'spot' }
  const dex = asciiOf(suffix)
  return DEX_NAME.test(dex) ? { tokenId, dex } : undefined
}

/** Appends a foreign DEX's name in hex to a token's address. */
export function addressOnDex(tokenId: string, dex: string): string | undefined {
  const name = [...dex].map((letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('')
  return DEX_NAME.test(dex) ? `${tokenId}${name}` : undefined
}

/**
 * Where exchange A keeps a currency (interface, "Special currency identifiers").
 *
 * @param symbolOf the exchange's symbol of a token id, pinned or read
 */
export function dexTokenOf(
  currency: Currency,
  chain: Chain,
  symbolOf: (tokenId: string) => string | undefined,
): DexToken | undefined {
  const parts = tokenAndDexOf(currency.address)
  if (!parts) return undefined
  const { tokenId, dex } = parts
  if (dex === '') {
    const held = chain.tokens.find(({ symbol, address: id }) => symbol === chain.native.symbol && SPOT.test(id))
    return held && { dex: '', token: `${held.symbol}:${held.address.toLowerCase()}` }
  }
  const symbol = symbolOf(tokenId)
  return symbol ? { dex, token: `${symbol}:${tokenId}` } : undefined
}

/** Interface, "Exchange A `sendAsset` parameters". */
const TRANSFER_DECIMALS = 6

/**
 * Writes a transfer's amount with exactly six decimals: `10.000000`.
 *
 * @param value smallest units of a currency with `decimals`
 * @returns undefined for finer amounts
 */
export function transferAmount(value: bigint, decimals: number): string | undefined {
  const finer = 10n ** BigInt(Math.max(decimals - TRANSFER_DECIMALS, 0))
  const coarser = 10n ** BigInt(Math.max(TRANSFER_DECIMALS - decimals, 0))
  if (value % finer !== 0n) return undefined
  const digits = ((value / finer) * coarser).toString().padStart(TRANSFER_DECIMALS + 1, '0')
  return `${digits.slice(0, -TRANSFER_DECIMALS)}.${digits.slice(-TRANSFER_DECIMALS)}`
}

/** Rounds an amount down to a transfer's decimals. */
export function transferable(value: bigint, decimals: number): bigint {
  return value - (value % 10n ** BigInt(Math.max(decimals - TRANSFER_DECIMALS, 0)))
}

function asciiOf(hex: string): string {
  return (hex.match(/../g) ?? []).map((byte) => String.fromCharCode(Number.parseInt(byte, 16))).join('')
}
