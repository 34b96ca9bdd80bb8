import type { Code, Level } from '../../finding.ts'

/** What may be lost before a finding of this level is due: both the share and the sum must be exceeded. */
type Limit = Readonly<{ level: Level; basisPoints: bigint; usd: bigint }>

const dollars = (whole: bigint, cents = 0n) => whole * 1_000_000n + cents * 10_000n

/**
 * What a crossing may lose, from what is paid to the least that arrives, the strictest level first. Small transfers lose
 * a large share honestly: gas of the destination, or the fee of a Bitcoin transaction. So each share has its sum.
 */
export const CROSSING_LIMITS: readonly Limit[] = [
  { level: 'refuse', basisPoints: 8_000n, usd: dollars(1n) },
  { level: 'refuse', basisPoints: 5_000n, usd: dollars(5n) },
  { level: 'refuse', basisPoints: 2_000n, usd: dollars(20n) },
  { level: 'tick', basisPoints: 2_500n, usd: dollars(2n) },
  { level: 'tick', basisPoints: 1_000n, usd: dollars(10n) },
  { level: 'warn', basisPoints: 1_000n, usd: dollars(0n, 50n) },
  { level: 'warn', basisPoints: 300n, usd: dollars(2n) },
]

/**
 * What a swap before the bridge may lose, from what is paid to what the order asks for: price impact and the swap's own
 * fee, and neither gas nor the service's fee, which come after it.
 */
export const PAYMENT_LIMITS: readonly Limit[] = [
  { level: 'refuse', basisPoints: 5_000n, usd: dollars(0n, 50n) },
  { level: 'refuse', basisPoints: 1_500n, usd: dollars(15n) },
  { level: 'tick', basisPoints: 1_500n, usd: dollars(2n) },
  { level: 'tick', basisPoints: 700n, usd: dollars(7n) },
  { level: 'warn', basisPoints: 300n, usd: dollars(2n) },
]

/** Where one asset crosses for itself and has no price, its share alone counts. */
export const UNPRICED_LIMITS: readonly Limit[] = [
  { level: 'refuse', basisPoints: 5_000n, usd: -1n },
  { level: 'override', basisPoints: 2_000n, usd: -1n },
  { level: 'tick', basisPoints: 1_000n, usd: -1n },
  { level: 'warn', basisPoints: 300n, usd: -1n },
]

/** Up to this worth of the input, a box is ticked where no price of the output is known; above it an expert insists. */
export const MOST_WITHOUT_OUTPUT_PRICE_USD = dollars(1_000n)

/** Sources that are further apart than this disagree, in basis points of the lower one. */
export const MOST_APART_BASIS_POINTS = 200n

/** Gas on arrival that is worth less than this share of the asked worth is missing; `MOST` times as much is pointed out. */
export const LEAST_TOPUP_PERCENT = 50n
export const MOST_TOPUP_PERCENT = 200n

/** The code that a loss of each level has. */
export const LOSS_CODES = {
  refuse: 'C13',
  override: 'L05',
  tick: 'L05',
  warn: 'L04',
} as const satisfies Readonly<Record<Level, Code>>

/** So much of what is paid is lost: in one unit for both, and in millionths of a dollar. */
export type Loss = Readonly<{ lost: bigint; of: bigint; usd: bigint }>

/** The level of a loss; undefined for one that is accepted. */
export function levelOfLoss({ lost, of, usd }: Loss, limits: readonly Limit[]): Level | undefined {
  return limits.find((limit) => lost * 10_000n > of * limit.basisPoints && usd > limit.usd)?.level
}

const ORDER: readonly Level[] = ['warn', 'tick', 'override', 'refuse']

/** The stricter of two levels. */
export function stricter(one: Level | undefined, other: Level | undefined): Level | undefined {
  if (one === undefined || other === undefined) return one ?? other
  return ORDER.indexOf(one) > ORDER.indexOf(other) ? one : other
}

/** A level, or the given one where it is stricter than that. */
export function atMost(level: Level | undefined, most: Level): Level | undefined {
  return level !== undefined && ORDER.indexOf(level) > ORDER.indexOf(most) ? most : level
}
