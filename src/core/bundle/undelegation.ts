import { ZERO_ADDRESS } from '../families/evm/zero-address.ts'
import type { BundleCall, BundleRequester } from './bundle.ts'

/** The requester of the bundle that ends an account's delegation (EIP-7702). */
export const UNDELEGATION = { by: 'wallet', wish: 'undelegate' } as const satisfies BundleRequester

/** Tells whether a bundle ends a delegation; no page's bundle does. */
export function isUndelegation({ requester }: Readonly<{ requester: BundleRequester }>): boolean {
  return requester.by === 'wallet' && requester.wish === UNDELEGATION.wish
}

/** The call beside the authorization: nothing, to oneself. */
export function undelegationCall(account: string): BundleCall {
  return { to: account, data: '0x', value: 0n, gas: undefined }
}

/**
 * A call as large as the authorization, to an address without code. A call to oneself would run the delegate's code,
 * which the authorization has removed by then.
 */
export const UNDELEGATION_PROBE: BundleCall = {
  to: ZERO_ADDRESS,
  data: `0x${'ff'.repeat(128)}`,
  value: 0n,
  gas: undefined,
}
