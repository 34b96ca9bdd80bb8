/** A bare transaction sets the least, EIP-7825 the most. */
export const LEAST_ARRIVAL_GAS = 21_000
export const MOST_ARRIVAL_GAS = 16_777_216
