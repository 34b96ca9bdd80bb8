/**
 * The least and the most gas that calls on arrival can be limited to: what a bare transaction costs, and what one may
 * use (EIP-7825).
 */
export const LEAST_CALLS_GAS = 21_000
export const MOST_CALLS_GAS = 16_777_216
