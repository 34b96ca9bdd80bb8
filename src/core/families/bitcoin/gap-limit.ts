/** BIP-44, "Address gap limit". */
export const GAP_LIMIT = 20

/** Other wallets may skip more addresses. */
export const GAP_LIMITS = [GAP_LIMIT, 50, 100, 200] as const

/** A scan's end, against an explorer that says "used" of every address. */
export const MOST_BEYOND = 100

export const LOOK_FURTHER = 50

/**
 * The next addresses of a chain to look at; repeat until there are none.
 * @param search `least` addresses in any case; then `gap` unused ones end it
 */
export function nextAddressesToScan(
  hasHistory: readonly boolean[],
  { gap, least }: Readonly<{ gap: number; least: number }> = { gap: GAP_LIMIT, least: 0 },
): readonly number[] {
  const end = Math.max(nextUnused(hasHistory) + gap, least)
  return Array.from({ length: Math.max(end - hasHistory.length, 0) }, (_, at) => hasHistory.length + at)
}

/** The first index behind every used address. */
export function nextUnused(hasHistory: readonly boolean[]): number {
  return hasHistory.lastIndexOf(true) + 1
}
