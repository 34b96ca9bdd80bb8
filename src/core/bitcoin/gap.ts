/**
 * So many addresses in a row without any history, and no more are looked for; nor are more handed out (BIP-44, "Address
 * gap limit").
 */
export const GAP_LIMIT = 20

/**
 * Which addresses of a chain have to be looked at next, so that none with history is missed: up to `GAP_LIMIT` beyond the
 * last one that has any. Asked again with what was found until there are none.
 *
 * @param hasHistory for each address looked at so far, from the first on, whether anything was ever paid to it
 * @param search `least` are looked at in any case; `gap` is how many without history end it, the limit of BIP-44 unless
 * everything was looked through before and only what is new is asked for
 * @returns the indexes, in their order
 */
export function toLookAt(
  hasHistory: readonly boolean[],
  { gap, least }: Readonly<{ gap: number; least: number }> = { gap: GAP_LIMIT, least: 0 },
): readonly number[] {
  const end = Math.max(nextUnused(hasHistory) + gap, least)
  return Array.from({ length: Math.max(end - hasHistory.length, 0) }, (_, at) => hasHistory.length + at)
}

/**
 * The index of the address to be shown next: the first behind every one with history, so that none is used twice.
 *
 * @param hasHistory as for `toLookAt`
 */
export function nextUnused(hasHistory: readonly boolean[]): number {
  return hasHistory.lastIndexOf(true) + 1
}
