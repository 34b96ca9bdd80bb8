/** A refund is less the costs of sending it back: this share of the payment, or five dollars of it, whichever is more. */
const COSTS_PERCENT = 5n

/**
 * The least that a refund must bring to be the whole refund of a payment, smallest unit: never under half of it.
 *
 * @param fiveDollars as much of the currency as five dollars come to; undefined without a price, and then the share alone counts
 */
export function leastRefund(paid: bigint, fiveDollars: bigint | undefined): bigint {
  const share = (paid * COSTS_PERCENT) / 100n
  const costs = fiveDollars !== undefined && fiveDollars > share ? fiveDollars : share
  const half = (paid + 1n) / 2n
  return paid - costs > half ? paid - costs : half
}
