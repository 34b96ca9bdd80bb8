import type { Hex } from '../../../lib/hex.ts'
import { contractsOf } from '../../chain/pinned-contracts.ts'
import type { EvmTransactionItem } from '../../execution/item.ts'
import { isSameAddress } from '../../families/address.ts'
import { amountWithSymbol, leastOutOf } from '../amount-text.ts'
import type { Context } from '../context.ts'
import { isLocal, isPaidThroughSwap, mayBeRouted } from '../route.ts'
import { SELECTORS, selectorOf } from './calldata.ts'
import { callsBeforeEnd, enforcedEndOf, requiredOutputOf } from './enforced-minimum.ts'
import { buildRouterCall, buildWrapping } from './rebuilt-transactions.ts'
import { encodeRoutedCall, type RoutedCall, readRoutedCall } from './routed-call.ts'
import { diagnoseValue } from './transaction-differences.ts'
import type { EvmWire } from './wire.ts'

export type CalledRouter = Readonly<{ to: RoutedCall['to']; address: string; router: string }>

/** Recognizes a call of a pinned router, or a wrapping. */
export function isRouterCall(wire: EvmWire, context: Context): boolean {
  return mayBeRouted(context) && (calledRouterAt(wire.to, context) !== undefined || isWrapping(wire, context))
}

/** The pinned router or proxy at an address. */
export function calledRouterAt(address: string, { origin }: Pick<Context, 'origin'>): CalledRouter | undefined {
  const router = contractsOf(origin, 'router').find((each) => isSameAddress(each.address, address))
  if (router) return { to: 'router', address: router.address, router: router.address }
  const proxy = contractsOf(origin, 'approvalProxy').find((each) => isSameAddress(each.address, address))
  return proxy && { to: 'approvalProxy', address: proxy.address, router: proxy.router }
}

/** Rebuilds a router call or a wrapping, with our own enforced end (core/verify/evm/enforced-minimum.ts). */
export function checkRouterCall(wire: EvmWire, at: string, context: Context): EvmTransactionItem | undefined {
  const called = calledRouterAt(wire.to, context)
  return called ? checkRouted(called, wire, at, context) : checkWrapping(wire, at, context)
}

function checkWrapping(wire: EvmWire, at: string, context: Context): EvmTransactionItem | undefined {
  const { intent, quote, report } = context
  const { recipient, destinationCurrency } = intent
  const built = buildWrapping(context)
  // The token pays its caller.
  if (!isSameAddress(recipient, built.from)) {
    const arrives = amountWithSymbol(0n, destinationCurrency)
    const least = amountWithSymbol(leastOutOf(quote), destinationCurrency)
    report('D34', `${at}.data.to`, { says: 'simulationBringsLess', arrives, recipient, least })
    return undefined
  }
  if (wire.value !== built.value) {
    diagnoseValue(wire, built.value, at, context)
    return undefined
  }
  if (wire.data === built.data) return built
  report('D22', `${at}.data.data`, 'anotherPayment')
  return undefined
}

function checkRouted(
  called: CalledRouter,
  wire: EvmWire,
  at: string,
  context: Context,
): EvmTransactionItem | undefined {
  const { report } = context
  const path = `${at}.data.data`
  // A plain deposit can be rebuilt, so no router may replace it.
  if (!isLocal(context.intent) && !isPaidThroughSwap(context)) {
    report('D35', `${at}.data.to`, 'routerNotDue')
    return undefined
  }
  const routed = wire.data && readRoutedCall(called.to, wire.data)
  if (!routed) {
    report('D36', path, 'routerCallUnreadable')
    return undefined
  }
  const built = ended(routed, called.router, path, context)
  const isInput = checkInput(called, routed, wire, at, context)
  const isLeftYours = checkLeftover(routed, path, context)
  return built && isInput && isLeftYours ? buildRouterCall(called.address, built, context) : undefined
}

function ended(routed: RoutedCall, router: string, path: string, context: Context): Hex | undefined {
  const outcome = requiredOutputOf(context)
  const before = outcome && callsBeforeEnd(routed.calls, outcome.currency, router, context)
  if (outcome && before) {
    const end = enforcedEndOf(outcome, router, before.metadata, context)
    return encodeRoutedCall({ ...routed, calls: [...before.kept, ...end] })
  }
  context.report('D36', path, outcome ? 'routerCallUnreadable' : 'orderMissing')
  return undefined
}

function checkInput(called: CalledRouter, routed: RoutedCall, wire: EvmWire, at: string, context: Context): boolean {
  const { intent, amountIn, report } = context
  const { address, isNative, symbol } = intent.originCurrency
  const path = `${at}.data.data`
  diagnoseValue(wire, isNative ? amountIn : 0n, at, context)
  const isValue = wire.value === (isNative ? amountIn : 0n)
  const due = isNative || called.to === 'router' ? 0 : 1
  if (routed.tokens.length !== due || routed.amounts.length !== due || (!isNative && due === 0)) {
    report('D13', path, { says: 'forAnotherToken', symbol })
    return false
  }
  const isToken = routed.tokens.every((token) => isSameAddress(token, address))
  if (!isToken) report('D13', path, { says: 'forAnotherToken', symbol })
  const isAmount = routed.amounts.every((amount) => amount === amountIn)
  if (!isAmount)
    report('D14', path, { says: 'paymentNotExact', due: amountWithSymbol(amountIn, intent.originCurrency) })
  return isValue && isToken && isAmount
}

// Leftover native currency and NFTs go here.
function checkLeftover({ refundTo, nftRecipient }: RoutedCall, path: string, { intent, report }: Context): boolean {
  const own = [intent.user, intent.refundTo]
  const isOwn = [refundTo, nftRecipient].every((each) => own.some((address) => isSameAddress(address, each)))
  if (!isOwn) report('D16', path, 'routerLeftoverToStranger')
  return isOwn
}

function isWrapping({ to, data }: EvmWire, { intent }: Context): boolean {
  const { originCurrency: from, destinationCurrency: into } = intent
  if (!isLocal(intent) || from.isNative === into.isNative) return false
  const selector = selectorOf(data ?? '')
  return from.isNative
    ? isSameAddress(to, into.address) && selector === SELECTORS.wrap
    : isSameAddress(to, from.address) && selector === SELECTORS.unwrap
}
