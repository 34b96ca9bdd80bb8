/** Returning costs the greater of this share and five dollars. */
const COSTS_PERCENT = 5n

/**
 * The least full refund, in smallest units, and at least half.
 * @param fiveDollars is in smallest units, undefined without a price
 */
export function leastRefund(paid: bigint, fiveDollars: bigint | undefined): bigint {
  const share = (paid * COSTS_PERCENT) / 100n
  const costs = fiveDollars !== undefined && fiveDollars > share ? fiveDollars : share
  const half = (paid + 1n) / 2n
  return paid - costs > half ? paid - costs : half
}
