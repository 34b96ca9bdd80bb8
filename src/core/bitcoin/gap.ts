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
 * @returns the indexes, in their order
 */
export function toLookAt(hasHistory: readonly boolean[]): readonly number[] {
  const end = nextUnused(hasHistory) + GAP_LIMIT
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
