import { isDisguised, skeletonOf } from '../text/look-alike-symbol.ts'
import { cleanText } from '../text/untrusted-text.ts'
import type { Currency } from './currency.ts'

export type CleanTokenMetadata = Readonly<Pick<Currency, 'symbol' | 'name' | 'decimals'>>

/** 18 is usual; 36 stays readable. */
const MOST_DECIMALS = 36
const MOST_SYMBOL = 20
const MOST_NAME = 60

/** Makes a token's symbol safe to show (lies M03). */
export function shownSymbol(symbol: string): string {
  return cleanText(symbol, MOST_SYMBOL)
}

/**
 * Cleans a token's own data (ERC-20); the symbol replaces an empty name.
 * @returns undefined if amounts cannot be shown
 */
export function cleanTokenMetadata(
  said: Readonly<{ symbol: string; name: string; decimals: bigint }>,
): CleanTokenMetadata | undefined {
  const symbol = shownSymbol(said.symbol)
  if (symbol === '' || said.decimals < 0n || said.decimals > BigInt(MOST_DECIMALS)) return undefined
  return { symbol, name: cleanText(said.name, MOST_NAME) || symbol, decimals: Number(said.decimals) }
}

/** `of` is the imitated pinned currency (lies M03); `letters` means mixed or hidden ones. */
export type Imitation = Readonly<{ kind: 'of'; of: Currency } | { kind: 'letters' }>

/** Finds a pinned currency on any chain that a token imitates. */
export function imitationIn(
  { symbol, name }: Pick<Currency, 'symbol' | 'name'>,
  pinned: readonly Currency[],
): Imitation | undefined {
  const words = [symbol, name].map(drawn)
  const of = pinned.find((each) => [each.symbol, each.name].some((word) => words.includes(drawn(word))))
  if (of) return { kind: 'of', of }
  return isDisguised(symbol, []) ? { kind: 'letters' } : undefined
}

// Spaces and dots don't distinguish words.
function drawn(word: string): string {
  return skeletonOf(word).replace(/[\s\p{P}]/gu, '')
}
