import { isProviderMethod, PROVIDER_METHODS, type ProviderCaller } from '../methods.ts'
import type { ProviderPorts } from '../ports.ts'
import { ProviderRpcError, RPC_ERROR_CODES } from '../rpc-error.ts'
import { isPageRead } from './page-reads.ts'
import { CALL_LIMIT, createRateMeter, FREE_LIMIT, READ_LIMIT, STATUS_LIMIT } from './rate-limits.ts'

export type CallCounts = Readonly<{
  count: (origin: string, method: string) => void
  /** The tab in view has its own limit. */
  countOf: (caller: Pick<ProviderCaller, 'origin' | 'tabId'>, method: string) => Promise<void>
}>

/** Counts each site's calls by kind of method; throws over the limit. */
export function createCallCounts(now: () => number, isInView: ProviderPorts['isInView']): CallCounts {
  const ofTabs = createRateMeter(CALL_LIMIT)
  const meters = {
    reading: createRateMeter(READ_LIMIT),
    free: createRateMeter(FREE_LIMIT),
    asking: createRateMeter(CALL_LIMIT),
    following: createRateMeter(STATUS_LIMIT),
  }
  const count = (origin: string, method: string) => {
    if (!meters[kindOf(method)](origin, now())) throw tooOften()
  }
  return {
    count,
    countOf: async ({ origin, tabId }, method) => {
      if (tabId === undefined || kindOf(method) !== 'asking') return count(origin, method)
      if (!ofTabs(`${origin} ${tabId}`, now())) throw tooOften()
      if (!meters.asking(origin, now()) && !(await isInView(tabId))) throw tooOften()
    },
  }
}

/** Opens no prompt for connected sites. */
export function isConnecting(method: string): boolean {
  return method === 'eth_requestAccounts' || method === 'wallet_requestPermissions'
}

function kindOf(method: string): 'reading' | 'free' | 'asking' | 'following' {
  if (isPageRead(method)) return 'reading'
  return isProviderMethod(method) ? PROVIDER_METHODS[method].counts : 'free'
}

function tooOften(): ProviderRpcError {
  return new ProviderRpcError(
    RPC_ERROR_CODES.unavailable,
    'This site asks too often. Causeway answers again in a while.',
  )
}
