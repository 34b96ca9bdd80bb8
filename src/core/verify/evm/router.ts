import { isSameAddress } from '../../address.ts'
import { contractsOf } from '../../contracts.ts'
import type { EvmTransactionItem } from '../../item.ts'
import type { Context } from '../context.ts'
import { isLocal, mayBeRouted } from '../route.ts'
import { buildRouterCall, buildWrapping } from './build.ts'
import { SELECTORS, selectorOf } from './calldata.ts'
import { diagnoseValue } from './diagnose.ts'
import type { EvmWire } from './wire.ts'

/** Whether a transaction is meant for a pinned router, or to wrap or unwrap the native currency. */
export function isRouterCall(wire: EvmWire, context: Context): boolean {
  return mayBeRouted(context) && (routerOf(wire, context) !== undefined || isWrapping(wire, context))
}

/**
 * Rebuilds the call of a router as far as it can be: to a pinned one, with exactly the quoted native value or none.
 * Its calldata stays the quote's and proves nothing: `checkSimulation` has to show what it does.
 */
export function checkRouterCall(wire: EvmWire, at: string, context: Context): EvmTransactionItem | undefined {
  const { report } = context
  const router = routerOf(wire, context)
  const built = router === undefined ? buildWrapping(context) : buildRouterCall(router, wire.data ?? '0x', context)
  if (wire.value !== built.value) {
    diagnoseValue(wire, built.value, at, context)
    return undefined
  }
  if (selectorOf(built.data) === '') {
    report('D21', `${at}.data.data`, 'routerWithoutCalldata')
    return undefined
  }
  if (wire.data === built.data) return built
  report('D22', `${at}.data.data`, 'wrappingNotPlain')
  return undefined
}

function routerOf({ to }: EvmWire, { origin }: Context): string | undefined {
  const called = [...contractsOf(origin, 'router'), ...contractsOf(origin, 'approvalProxy')]
  return called.find(({ address }) => isSameAddress(address, to))?.address
}

function isWrapping({ to, data }: EvmWire, { intent }: Context): boolean {
  const { originCurrency: from, destinationCurrency: into } = intent
  if (!isLocal(intent) || from.isNative === into.isNative) return false
  const selector = selectorOf(data ?? '')
  return from.isNative
    ? isSameAddress(to, into.address) && selector === SELECTORS.wrap
    : isSameAddress(to, from.address) && selector === SELECTORS.unwrap
}
