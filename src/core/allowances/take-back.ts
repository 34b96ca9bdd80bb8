import type { PageCall } from '../bundle/bundle.ts'
import type { Chain } from '../chain.ts'
import { contractOf } from '../contracts.ts'
import { calldata, SELECTORS } from '../verify/evm/calldata.ts'
import type { Pair } from './pairs.ts'

/** Permit2's `approve(address token, address spender, uint160 amount, uint48 expiration)`. */
const PERMIT2_APPROVE = '0x87517c45'

/** Whom such a call takes an allowance of a token from; undefined where it is none, or ends one that Permit2 keeps. */
export function takenFrom({ data, value }: PageCall): string | undefined {
  const isOne = data.length === 138 && value === 0n && BigInt(`0x${data.slice(74)}`) === 0n
  return isOne && data.startsWith(SELECTORS.approve) ? `0x${data.slice(34, 74)}` : undefined
}

/**
 * The call that ends an allowance, built here and nowhere else: `approve(spender, 0)` at the token (ERC-20), or the same of
 * the Permit2 that the profile pins, with a time that is over at once.
 *
 * @returns undefined where it is kept in a Permit2 that the chain does not have
 */
export function takeBackCall({ token, spender, at }: Pair, chain: Pick<Chain, 'contracts'>): PageCall | undefined {
  if (at === 'token') return { to: token, data: calldata(SELECTORS.approve, spender, 0n), value: 0n, gas: undefined }
  const permit2 = contractOf(chain, 'permit2')
  if (permit2 === undefined) return undefined
  return { to: permit2, data: calldata(PERMIT2_APPROVE, token, spender, 0n, 0n), value: 0n, gas: undefined }
}
