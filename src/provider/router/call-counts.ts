import { isProviderMethod, PROVIDER_METHODS } from '../methods.ts'
import { ProviderRpcError, RPC_ERROR_CODES } from '../rpc-error.ts'
import { isPageRead } from './page-reads.ts'
import { CALL_LIMIT, createRateMeter, FREE_LIMIT, READ_LIMIT, STATUS_LIMIT } from './rate-limits.ts'

/** Counts each site's calls by kind of method; throws over the limit. */
export function createCallCount(now: () => number): (origin: string, method: string) => void {
  const isReading = createRateMeter(READ_LIMIT)
  const meters = {
    free: createRateMeter(FREE_LIMIT),
    asking: createRateMeter(CALL_LIMIT),
    following: createRateMeter(STATUS_LIMIT),
  }
  return (origin, method) => {
    const meter = isPageRead(method)
      ? isReading
      : meters[isProviderMethod(method) ? PROVIDER_METHODS[method].counts : 'free']
    if (meter(origin, now())) return
    throw new ProviderRpcError(
      RPC_ERROR_CODES.unavailable,
      'This site asks too often. Causeway answers again in a while.',
    )
  }
}

/** Opens no prompt for connected sites. */
export function isConnecting(method: string): boolean {
  return method === 'eth_requestAccounts' || method === 'wallet_requestPermissions'
}
