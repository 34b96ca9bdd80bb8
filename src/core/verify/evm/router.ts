import { isSameAddress } from '../../address.ts'
import type { EvmTransactionItem } from '../../item.ts'
import { inWords } from '../amounts.ts'
import type { Context } from '../context.ts'
import { isLocal, mayBeRouted } from '../route.ts'
import { buildRouterCall, buildWrapping } from './build.ts'
import { SELECTORS, selectorOf } from './calldata.ts'
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
  const { origin, report } = context
  const router = routerOf(wire, context)
  const built = router === undefined ? buildWrapping(context) : buildRouterCall(router, wire.data ?? '0x', context)
  if (wire.value !== built.value) {
    const due = built.value === 0n ? 'nothing' : `exactly ${inWords(built.value, origin.native)}`
    const sent = inWords(wire.value, origin.native)
    report('D09', `${at}.data.value`, `The transaction sends ${sent} along; it should send ${due}.`)
    return undefined
  }
  if (selectorOf(built.data) === '') {
    report('D21', `${at}.data.data`, 'The call of the router carries no calldata: your money would stay there.')
    return undefined
  }
  if (wire.data === built.data) return built
  report('D22', `${at}.data.data`, 'The transaction is not the plain exchange into its wrapped form that it should be.')
  return undefined
}

function routerOf({ to }: EvmWire, { origin }: Context): string | undefined {
  return origin.contracts.routers.find((router) => isSameAddress(router, to))
}

function isWrapping({ to, data }: EvmWire, { intent }: Context): boolean {
  const { originCurrency: from, destinationCurrency: into } = intent
  if (!isLocal(intent) || from.isNative === into.isNative) return false
  const selector = selectorOf(data ?? '')
  return from.isNative
    ? isSameAddress(to, into.address) && selector === SELECTORS.wrap
    : isSameAddress(to, from.address) && selector === SELECTORS.unwrap
}
