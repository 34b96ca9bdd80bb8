/** Smallest units; the zero address is native currency. */
type Change = Readonly<{ token: string; amount: bigint }>

/** Prices move from block to block, so smaller changes don't count. */
const PART = 100n

/** Whether calls would now leave an account worse off than the review showed. */
export function isWorseResult(shown: readonly Change[], now: readonly Change[]): boolean {
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
