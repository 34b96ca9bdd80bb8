/** A bare transaction sets the least, EIP-7825 the most. */
export const LEAST_CALLS_GAS = 21_000
export const MOST_CALLS_GAS = 16_777_216
