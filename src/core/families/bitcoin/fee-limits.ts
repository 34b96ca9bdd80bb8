/** A hundredth of a bitcoin: no fee is higher. */
export const MOST_FEE_SATS = 1_000_000n

/** Above every block's rate so far: no rate is higher, asked or paid. */
export const MOST_SATS_PER_VBYTE = 2_000

/** Bitcoin Core, `minrelaytxfee`. */
export const LEAST_SATS_PER_VBYTE = 1

/**
 * Shares of the amount, in basis points: above `TICK_SHARE` the user ticks the fee, above `MOST_SHARE` it's refused.
 * The service's fee is told above `TOLD_SHARE`, and left to experts above `CAP_SHARE`.
 */
export const TOLD_SHARE = 500n
export const TICK_SHARE = 1_000n
export const CAP_SHARE = 1_500n
export const MOST_SHARE = 10_000n

/** Up to this fee no share of the amount counts, satoshis. */
export const SMALL_FEE_SATS = 1_000n
