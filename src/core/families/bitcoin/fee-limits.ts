/** A hundredth of a bitcoin: no fee is higher. */
export const MOST_FEE_SATS = 1_000_000n

/** Bitcoin Core, `minrelaytxfee`. */
export const LEAST_SATS_PER_VBYTE = 1
