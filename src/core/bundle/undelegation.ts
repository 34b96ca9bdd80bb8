import { ZERO_ADDRESS } from '../families/evm/zero-address.ts'
import type { BundleCall, BundleRequester } from './bundle.ts'

/** By EIP-7702. */
export const UNDELEGATION = { by: 'wallet', wish: 'undelegate' } as const satisfies BundleRequester

/** No page's bundle ends a delegation. */
export function isUndelegation({ requester }: Readonly<{ requester: BundleRequester }>): boolean {
  return requester.by === 'wallet' && requester.wish === UNDELEGATION.wish
}

/** Nothing, to oneself. */
export function undelegationCall(account: string): BundleCall {
  return { to: account, data: '0x', value: 0n, gas: undefined }
}

/** A call as large as the authorization. Not to oneself: that would run the delegate's code. */
export const UNDELEGATION_PROBE: BundleCall = {
  to: ZERO_ADDRESS,
  data: `0x${'ff'.repeat(128)}`,
  value: 0n,
  gas: undefined,
}
