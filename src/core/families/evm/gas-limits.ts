import type { EvmRole } from '../../execution/item.ts'

/**
 * The usual most gas per step; the shown fee rests on it. Published deposits need 24,000 to 64,000, swaps up to 489,000. A
 * higher ceiling would refuse accounts with little native currency.
 */
export const GAS_CEILING: Readonly<Record<EvmRole, bigint>> = {
  resetAllowance: 120_000n,
  approve: 120_000n,
  deposit: 160_000n,
  transfer: 120_000n,
  send: 120_000n,
  swap: 1_000_000n,
}

/** Ethereum charges this intrinsic gas. */
export const CANCEL_GAS = 21_000n

export const UNDELEGATION_GAS_CEILING = 200_000n

/** The steps' maximum cost in wei. */
export function mostGasWei(roles: readonly EvmRole[], maxFeePerGasWei: bigint): bigint {
  return roles.reduce((sum, role) => sum + GAS_CEILING[role] * maxFeePerGasWei, 0n)
}
