/** Above this no fee is paid, whatever for, satoshis: a hundredth of a bitcoin. */
export const MOST_FEE_SATS = 1_000_000n

/** No node passes on a transaction that pays less, satoshis per virtual byte (Bitcoin Core, `minrelaytxfee`). */
export const LEAST_SATS_PER_VBYTE = 1
