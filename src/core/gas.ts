import type { EvmRole } from './item.ts'

/**
 * The most gas that a step of ours may use. A signature is refused above it, and the shown network fee is made of
 * it, so that what is shown is what can be paid at most. The published depository needs 24,000 to 64,000; published
 * swaps were given up to 489,000, and a longer route may need twice that. A ceiling that nobody reaches has a price too:
 * an account without that much native currency is told that its funds are too small.
 */
export const GAS_CEILING: Readonly<Record<EvmRole, bigint>> = {
  resetAllowance: 120_000n,
  approve: 120_000n,
  deposit: 160_000n,
  transfer: 120_000n,
  send: 120_000n,
  swap: 1_000_000n,
}

/** What a payment of nothing to oneself costs in gas (Ethereum, intrinsic gas of a transfer). */
export const CANCEL_GAS = 21_000n

/** The most that a list of steps can cost in gas, wei, at this price per unit of gas. */
export function mostGasWei(roles: readonly EvmRole[], maxFeePerGasWei: bigint): bigint {
  return roles.reduce((sum, role) => sum + GAS_CEILING[role] * maxFeePerGasWei, 0n)
}
