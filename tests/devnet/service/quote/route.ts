import type { Asset, Currency } from '../chain.ts'
import { assetOf, type End, endOf, type Registry } from '../chains/registry.ts'
import { codeOnly } from '../errors.ts'
import type { SwapPair } from '../family.ts'
import { refuseNotOffered } from './not-offered.ts'
import type { QuoteTerms } from './quote-fields.ts'

/**
 * `payIn` is the depository's credit, `payOut` the solver's payment. `local` names the user's own transaction on one
 * chain.
 */
export type Route = Readonly<{
  origin: End
  destination: End
  input: Asset
  output: Asset
  payIn: Asset
  payOut: Asset
  originSwap: SwapPair | undefined
  destinationSwap: SwapPair | undefined
  local: 'swap' | 'send' | 'wrap' | 'unwrap' | undefined
}>

/**
 * Finds a body's route.
 *
 * Errors: UNSUPPORTED_CHAIN, UNSUPPORTED_CURRENCY, UNSUPPORTED_ROUTE, NO_SWAP_ROUTES_FOUND,
 * NO_INTERNAL_SWAP_ROUTES_FOUND, and those of not-offered.ts.
 */
export function routeOf(body: QuoteTerms, registry: Registry): Route {
  const origin = endOf(registry, body.originChainId, 'originChainId')
  const destination = endOf(registry, body.destinationChainId, 'destinationChainId')
  const input = assetOf(origin, body.originCurrency, 'originCurrency')
  const output = assetOf(destination, body.destinationCurrency, 'destinationCurrency')
  refuseNotOffered(body, { input, output })
  const ends = { origin, destination, input, output }
  const route = origin.chain.id === destination.chain.id ? onOneChain(body, ends) : across(body, ends)
  refuseSources(body, route)
  if (route.local && body.fixedRate !== undefined) {
    throw codeOnly(400, 'UNSUPPORTED_EXECUTION_TYPE', 'fixedRate: on one chain the user trades with the pool')
  }
  return route
}

type Ends = Pick<Route, 'origin' | 'destination' | 'input' | 'output'>

const DIRECT = { originSwap: undefined, destinationSwap: undefined, local: undefined }

function onOneChain(body: QuoteTerms, ends: Ends): Route {
  const { input, output, origin } = ends
  const from = input.currency
  const to = output.currency
  const toOther = body.recipient !== undefined && body.recipient.toLowerCase() !== body.user.toLowerCase()
  const { swaps, sends } = origin.family
  const isSame = from.address === to.address
  if ((isSame && !sends) || body.useDepositAddress) {
    throw codeOnly(400, 'UNSUPPORTED_ROUTE', 'destinationChainId: this route needs two different chains')
  }
  const local = { ...ends, ...DIRECT, payIn: input, payOut: output }
  if (isSame) {
    if (toOther) return { ...local, local: 'send' }
    throw codeOnly(400, 'UNSUPPORTED_ROUTE', 'destinationCurrency: is what the user has already, on the same chain')
  }
  // Without a pool for the user, the solver trades from its stock.
  if (!swaps || body.txs?.length || body.forceSolverExecution) return across(body, ends)
  if (!toOther && from.group === to.group && isNative(input)) return { ...local, local: 'wrap' }
  if (!toOther && from.group === to.group && isNative(output)) return { ...local, local: 'unwrap' }
  return { ...local, payIn: output, originSwap: { from, to }, local: 'swap' }
}

// No swap; a swap after the bridge; one before it; dollars between two.
function across({ useDepositAddress }: QuoteTerms, ends: Ends): Route {
  const { input, output, origin, destination } = ends
  const payOuts = bridgeable(destination)
  const payIns = useDepositAddress ? [input.currency] : bridgeable(origin)
  const direct = { ...ends, ...DIRECT, payIn: input, payOut: output }
  const sameGroup = input.currency.group === output.currency.group
  const inFits = input.currency.supportsBridging
  const outFits = output.currency.supportsBridging
  if (sameGroup && inFits && outFits) return direct
  const candidates = [
    ...(inFits ? pairUp([input.currency], payOuts) : []),
    ...(outFits ? pairUp(payIns, [output.currency]) : []),
    ...pairUp(payIns, payOuts),
  ]
  const found = candidates.find(
    ([payIn, payOut]) => reaches(origin, input.currency, payIn) && reaches(destination, payOut, output.currency),
  )
  if (found) return bridgeOver(ends, found)
  // Without a pool, the solver exchanges groups from its stock.
  const payIn = useDepositAddress ? input.currency : dollarsFor(origin, input)
  const payOut = dollarsFor(destination, output)
  if (payIn && payOut) return bridgeOver(ends, [payIn, payOut])
  const pair = `${input.currency.symbol} to ${output.currency.symbol}`
  throw codeOnly(400, 'NO_SWAP_ROUTES_FOUND', `destinationCurrency: no swap route from ${pair}`)
}

function bridgeOver(ends: Ends, [payIn, payOut]: readonly [Currency, Currency]): Route {
  const { input, output, origin, destination } = ends
  const originSwap = payIn === input.currency ? undefined : { from: input.currency, to: payIn }
  const destinationSwap = payOut === output.currency ? undefined : { from: payOut, to: output.currency }
  return {
    ...ends,
    payIn: { chain: origin.chain, currency: payIn },
    payOut: { chain: destination.chain, currency: payOut },
    originSwap,
    destinationSwap,
    local: undefined,
  }
}

function bridgeable({ chain }: End): readonly Currency[] {
  const all = [chain.native, ...chain.tokens].filter(({ supportsBridging }) => supportsBridging)
  // Most pools hold dollars.
  return all.toSorted((a, b) => Number(b.group === 'usdc') - Number(a.group === 'usdc'))
}

function pairUp(payIns: readonly Currency[], payOuts: readonly Currency[]): readonly (readonly [Currency, Currency])[] {
  return payIns.flatMap((payIn) =>
    payOuts.filter(({ group }) => group === payIn.group).map((payOut) => [payIn, payOut] as const),
  )
}

function reaches({ family }: End, from: Currency, to: Currency): boolean {
  return from === to || family.swaps !== undefined
}

function dollarsFor(end: End, { currency }: Asset): Currency | undefined {
  if (currency.supportsBridging) return currency
  return end.family.swaps ? bridgeable(end)[0] : undefined
}

function isNative({ chain, currency }: Asset): boolean {
  return currency.address === chain.native.address
}

// interface.md: sources can be excluded and origin swaps disabled.
function refuseSources(body: QuoteTerms, route: Route): void {
  const { originSwap, destinationSwap } = route
  if (originSwap && !route.local && body.disableOriginSwaps) {
    throw codeOnly(400, 'NO_INTERNAL_SWAP_ROUTES_FOUND', 'disableOriginSwaps: this route needs a swap on the origin')
  }
  const swaps = [
    { end: route.origin, pair: originSwap, only: body.includedOriginSwapSources },
    { end: route.destination, pair: destinationSwap, only: body.includedDestinationSwapSources },
  ]
  for (const { end, pair, only } of swaps) {
    const source = end.family.swaps?.source
    if (!pair || !source) continue
    const wanted = only ?? body.includedSwapSources
    if ((wanted && !wanted.includes(source)) || body.excludedSwapSources?.includes(source)) {
      throw codeOnly(400, 'NO_SWAP_ROUTES_FOUND', `includedSwapSources: no route is left without ${source}`)
    }
  }
}
