export type SlippageCaution = 'none' | 'low' | 'high'

/** Basis points. Below `LOW` a small price change fails the transfer; above `HIGH` the possible loss is large. */
const LOW = 10
const HIGH = 300

export function slippageCaution(basisPoints: number | undefined): SlippageCaution | undefined {
  if (basisPoints === undefined) return undefined
  if (basisPoints > HIGH) return 'high'
  return basisPoints === 0 ? 'none' : basisPoints < LOW ? 'low' : undefined
}
