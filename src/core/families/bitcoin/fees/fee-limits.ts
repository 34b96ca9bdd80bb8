/** A hundredth of a bitcoin. */
export const MOST_FEE_SATS = 1_000_000n

/** Above every block's rate so far. */
export const MOST_SATS_PER_VBYTE = 2_000

/** Bitcoin Core, `minrelaytxfee`. */
export const LEAST_SATS_PER_VBYTE = 1

/** Up to this rate no multiple counts. */
export const SMALL_SATS_PER_VBYTE = 5

/** Basis points of the amount: above `TICK_SHARE` the user ticks the fee, above `MOST_SHARE` it's refused. */
export const TOLD_SHARE = 500n
export const TICK_SHARE = 1_000n
export const CAP_SHARE = 1_500n
export const MOST_SHARE = 10_000n

/** Satoshis; up to this fee no share counts. */
export const SMALL_FEE_SATS = 1_000n
