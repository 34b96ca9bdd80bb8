/** What is worth knowing of a slippage that can be asked for all the same. */
export type SlippageCaution = 'none' | 'low' | 'high'

/** Below this, basis points, a price that hardly moves makes it fail; above that, there is much to lose. */
const LOW = 10
const HIGH = 300

/** What to say of a slippage, basis points; undefined where there is nothing to say. */
export function slippageCaution(basisPoints: number | undefined): SlippageCaution | undefined {
  if (basisPoints === undefined) return undefined
  if (basisPoints > HIGH) return 'high'
  return basisPoints === 0 ? 'none' : basisPoints < LOW ? 'low' : undefined
}
