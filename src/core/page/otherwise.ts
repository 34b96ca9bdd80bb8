/** What one trial run changes of a token, smallest units; `token` is the zero address for the native currency. */
type Change = Readonly<{ token: string; amount: bigint }>

/** Prices move from block to block: by less than this part of what was shown a change is still what was read. */
const PART = 100n

/**
 * True where calls would do less for an account than was shown of them: more of a token leaves, less of it arrives, or one
 * leaves that did not. What is better is not otherwise, nor is what moved by less than a hundredth.
 *
 * @param shown what a person has read
 * @param now what the same calls would do now
 */
export function isWorse(shown: readonly Change[], now: readonly Change[]): boolean {
  const tokens = new Set([...shown, ...now].map(({ token }) => token.toLowerCase()))
  return [...tokens].some((token) => {
    const before = sumOf(shown, token)
    const part = (before < 0n ? -before : before) / PART
    return sumOf(now, token) < before - part
  })
}

function sumOf(changes: readonly Change[], token: string): bigint {
  return changes.reduce((sum, each) => (each.token.toLowerCase() === token ? sum + each.amount : sum), 0n)
}
