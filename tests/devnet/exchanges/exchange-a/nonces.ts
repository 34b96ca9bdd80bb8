const DAY_MS = 86_400_000
const REMEMBERED = 100

export type Nonces = Readonly<{
  use: (signer: string, nonce: number, nowMs: number) => string | undefined
}>

/**
 * Makes the nonce rules of exchange A (its documentation, "Nonces and API wallets").
 *
 * Unused, from two days ago to one day ahead, above the smallest of the hundred highest.
 */
export function nonceMemory(): Nonces {
  const used = new Map<string, readonly number[]>()
  return {
    use(signer, nonce, nowMs) {
      if (nonce <= nowMs - 2 * DAY_MS)
        return `Invalid nonce: ${nonce} is too low, expected more than ${nowMs - 2 * DAY_MS}`
      if (nonce >= nowMs + DAY_MS) return `Invalid nonce: ${nonce} is too high, expected less than ${nowMs + DAY_MS}`
      const highest = used.get(signer) ?? []
      if (highest.includes(nonce)) return `Invalid nonce: duplicate nonce ${nonce}`
      const [smallest = 0] = highest
      if (highest.length >= REMEMBERED && nonce < smallest) return `Invalid nonce: ${nonce} is not above ${smallest}`
      used.set(signer, [...highest, nonce].toSorted((a, b) => a - b).slice(-REMEMBERED))
      return undefined
    },
  }
}
