import type { EvmRole } from './item.ts'

/**
 * The most gas that a step of ours may use. A signature is refused above it, and the shown network fee is made of
 * it, so that what is shown is what can be paid at most. The published depository needs 24,000 to 64,000; a swap goes
 * through as many pools as its route has.
 */
export const GAS_CEILING: Readonly<Record<EvmRole, bigint>> = {
  resetAllowance: 120_000n,
  approve: 120_000n,
  deposit: 160_000n,
  transfer: 120_000n,
  send: 120_000n,
  swap: 2_000_000n,
}

/** The most that a list of steps can cost in gas, wei, at this price per unit of gas. */
export function mostGasWei(roles: readonly EvmRole[], maxFeePerGasWei: bigint): bigint {
  return roles.reduce((sum, role) => sum + GAS_CEILING[role] * maxFeePerGasWei, 0n)
}
