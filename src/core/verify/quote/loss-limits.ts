import type { FindingCode } from '../../review/finding.ts'
import type { FindingLevel } from '../../review/finding-codes-and-levels.ts'

/** Due above both the share and the sum. */
type Limit = Readonly<{ level: FindingLevel; basisPoints: bigint; usd: bigint }>

const dollars = (whole: bigint, cents = 0n) => whole * 1_000_000n + cents * 10_000n

/**
 * From input to least output, strictest first.
 *
 * Small transfers honestly lose large shares to gas or a Bitcoin fee.
 */
export const TRANSFER_LIMITS: readonly Limit[] = [
  { level: 'refuse', basisPoints: 8_000n, usd: dollars(1n) },
  { level: 'refuse', basisPoints: 5_000n, usd: dollars(5n) },
  { level: 'refuse', basisPoints: 2_000n, usd: dollars(20n) },
  { level: 'tick', basisPoints: 2_500n, usd: dollars(2n) },
  { level: 'tick', basisPoints: 1_000n, usd: dollars(10n) },
  { level: 'warn', basisPoints: 1_000n, usd: dollars(0n, 50n) },
  { level: 'warn', basisPoints: 300n, usd: dollars(2n) },
]

/** A swap before the bridge, from input to the order's payment; gas and the service's fee come later. */
export const PAYMENT_LIMITS: readonly Limit[] = [
  { level: 'refuse', basisPoints: 5_000n, usd: dollars(0n, 50n) },
  { level: 'refuse', basisPoints: 1_500n, usd: dollars(15n) },
  { level: 'tick', basisPoints: 1_500n, usd: dollars(2n) },
  { level: 'tick', basisPoints: 700n, usd: dollars(7n) },
  { level: 'warn', basisPoints: 300n, usd: dollars(2n) },
]

/** For one asset without a price, only the share counts. */
export const UNPRICED_LIMITS: readonly Limit[] = [
  { level: 'refuse', basisPoints: 5_000n, usd: -1n },
  { level: 'override', basisPoints: 2_000n, usd: -1n },
  { level: 'tick', basisPoints: 1_000n, usd: -1n },
  { level: 'warn', basisPoints: 300n, usd: -1n },
]

/** Up to this input value, an unknown output price needs a tick; above it, an expert. */
export const MOST_WITHOUT_OUTPUT_PRICE_USD = dollars(1_000n)

/** Basis points of the lower source. */
export const MOST_APART_BASIS_POINTS = 200n

/** Shares of the requested value. */
export const LEAST_TOPUP_PERCENT = 50n
export const MOST_TOPUP_PERCENT = 200n

export const LOSS_CODES = {
  refuse: 'C13',
  override: 'L05',
  tick: 'L05',
  warn: 'L04',
} as const satisfies Readonly<Record<FindingLevel, FindingCode>>

/** `usd` in millionths of a dollar. */
export type Loss = Readonly<{ lost: bigint; of: bigint; usd: bigint }>

/** The level of a loss; undefined if accepted. */
export function levelOfLoss({ lost, of, usd }: Loss, limits: readonly Limit[]): FindingLevel | undefined {
  return limits.find((limit) => lost * 10_000n > of * limit.basisPoints && usd > limit.usd)?.level
}

const ORDER: readonly FindingLevel[] = ['warn', 'tick', 'override', 'refuse']

/** The stricter of two levels. */
export function stricter(one: FindingLevel | undefined, other: FindingLevel | undefined): FindingLevel | undefined {
  if (one === undefined || other === undefined) return one ?? other
  return ORDER.indexOf(one) > ORDER.indexOf(other) ? one : other
}

/** Caps a level at `most`. */
export function atMost(level: FindingLevel | undefined, most: FindingLevel): FindingLevel | undefined {
  return level !== undefined && ORDER.indexOf(level) > ORDER.indexOf(most) ? most : level
}
