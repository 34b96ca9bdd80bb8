import type { BundleCall } from '../bundle/bundle.ts'
import type { Chain } from '../chain/chain.ts'
import { contractOf } from '../chain/pinned-contracts.ts'
import { calldata, SELECTORS } from '../verify/evm/calldata.ts'
import type { AllowancePair } from './pairs.ts'

/** Permit2's `approve(address token, address spender, uint160 amount, uint48 expiration)`. */
const PERMIT2_APPROVE = '0x87517c45'

/** The spender that a call revokes at a token, not at Permit2. */
export function revokedSpender({ data, value }: BundleCall): string | undefined {
  const isOne = data.length === 138 && value === 0n && BigInt(`0x${data.slice(74)}`) === 0n
  return isOne && data.startsWith(SELECTORS.approve) ? `0x${data.slice(34, 74)}` : undefined
}

/**
 * Builds the only revoke call: ERC-20 `approve(spender, 0)`, or Permit2's with instant expiry.
 * @returns undefined without a pinned Permit2
 */
export function revokeCall(
  { token, spender, at }: AllowancePair,
  chain: Pick<Chain, 'contracts'>,
): BundleCall | undefined {
  if (at === 'token') return { to: token, data: calldata(SELECTORS.approve, spender, 0n), value: 0n, gas: undefined }
  const permit2 = contractOf(chain, 'permit2')
  if (permit2 === undefined) return undefined
  return { to: permit2, data: calldata(PERMIT2_APPROVE, token, spender, 0n, 0n), value: 0n, gas: undefined }
}
