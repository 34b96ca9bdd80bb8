import type { Currency } from './currency.ts'
import { cleanText, isDisguised, skeletonOf } from './text.ts'

/** What a token says of itself, as it is shown: one line, and short. */
export type TokenSaid = Readonly<Pick<Currency, 'symbol' | 'name' | 'decimals'>>

/** More decimals than any token is used with: 18 is usual, and 36 leaves an amount that can be read. */
const MOST_DECIMALS = 36
const MOST_SYMBOL = 20
const MOST_NAME = 60

/** A token's word for itself, fit to be shown (lies M03): never empty where the token says something that can be seen. */
export function shownSymbol(symbol: string): string {
  return cleanText(symbol, MOST_SYMBOL)
}

/**
 * Makes what a contract says of itself (ERC-20, `symbol`, `name`, `decimals`) fit to be shown; the symbol stands in for a
 * name that is not said.
 *
 * @returns undefined for what no wallet could show an amount of
 */
export function tokenSaid(said: Readonly<{ symbol: string; name: string; decimals: bigint }>): TokenSaid | undefined {
  const symbol = shownSymbol(said.symbol)
  if (symbol === '' || said.decimals < 0n || said.decimals > BigInt(MOST_DECIMALS)) return undefined
  return { symbol, name: cleanText(said.name, MOST_NAME) || symbol, decimals: Number(said.decimals) }
}

/**
 * How a token that no profile pins could be taken for another one: `of` is the pinned currency whose symbol or name it
 * has, or is drawn like (lies M03); `letters` where it mixes scripts, or hides some of what it says.
 */
export type Imitation = Readonly<{ kind: 'of'; of: Currency } | { kind: 'letters' }>

/** Says how an unpinned token could be taken for another one, if it could. Pinned on whichever chain: names travel. */
export function imitationIn(
  { symbol, name }: Pick<Currency, 'symbol' | 'name'>,
  pinned: readonly Currency[],
): Imitation | undefined {
  const words = [symbol, name].map(drawn)
  const of = pinned.find((each) => [each.symbol, each.name].some((word) => words.includes(drawn(word))))
  if (of) return { kind: 'of', of }
  return isDisguised(symbol, []) ? { kind: 'letters' } : undefined
}

// A space or a dot more makes no other word of it.
function drawn(word: string): string {
  return skeletonOf(word).replace(/[\s\p{P}]/gu, '')
}
