const DAY_MS = 86_400_000
const REMEMBERED = 100

/** The nonces that each signer used. */
export type Nonces = Readonly<{
  /** Takes a nonce; gives the exchange's sentence of refusal when it may not be used. */
  use: (signer: string, nonce: number, nowMs: number) => string | undefined
}>

/**
 * The nonce rules of exchange A: never used before, from two days before now to one day after, and larger than the
 * smallest of the signer's hundred highest. They are those of its public documentation, "Nonces and API wallets".
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
