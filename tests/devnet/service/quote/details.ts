import type { Asset } from '../chain.ts'
import { type Prices, percentText, usdText, valueInUsd } from '../prices.ts'
import { type AmountObject, exactly, formatted, type Money, type Present } from './currencies.ts'
import type { Parties } from './parties.ts'
import type { Route } from './route.ts'
import type { Trade } from './trade.ts'

const FILL_SECONDS = 1

/** The service's own liquidity, as live answers name it. */
const ROUTER = 'relay'

type Usd = Readonly<{ usd: string }>
type Impact = Readonly<{ usd: string; percent: string }>
type Slippage = Readonly<{ usd: string; value: string; percent: string }>
type Leg = Readonly<{
  inputCurrency: AmountObject
  outputCurrency: AmountObject
  router: string
  includedSwapSources: readonly string[]
}>

/** interface.md, `details`. Dollars with six decimals; `timeEstimate` in seconds. */
export type Details = Readonly<{
  operation: 'bridge' | 'swap' | 'send' | 'wrap' | 'unwrap'
  sender: string
  recipient: string
  currencyIn: AmountObject
  currencyOut: AmountObject
  refundCurrency: AmountObject
  currencyGasTopup?: AmountObject
  totalImpact: Impact
  swapImpact: Impact
  expandedPriceImpact: Readonly<Record<'swap' | 'execution' | 'relay' | 'app' | 'sponsored', Usd>>
  rate: string
  slippageTolerance: Readonly<{ total: string; origin: Slippage; destination: Slippage }>
  timeEstimate: number
  userBalance: string
  fallbackType: string
  isFixedRate: boolean
  fixedRateFee: Usd
  route: Readonly<{ origin: Leg; destination: Leg }>
}>

export type DetailsOf = Readonly<{
  parties: Parties
  route: Route
  trade: Trade
  userBalance: bigint
  confirmationSeconds: number
}>

/** Summarizes a trade; every figure follows from the trade and the prices. */
export function detailsOf(quote: DetailsOf, tools: Readonly<{ present: Present; prices: Prices }>): Details {
  const { parties, route, trade } = quote
  const { present } = tools
  const legs = legsOf(route, trade)
  const moneyIn = exactly(route.input, trade.amountIn)
  const moneyOut: Money = { ...route.output, amount: trade.expectedOut, minimum: trade.minimumOut }
  const impacts = impactsOf(quote, tools.prices)
  const { native } = route.destination.chain
  const gasTopup = exactly({ chain: route.destination.chain, currency: native }, trade.gasTopup)
  return {
    operation: route.local ?? (route.input.currency.group === route.output.currency.group ? 'bridge' : 'swap'),
    sender: parties.user,
    recipient: parties.recipient,
    currencyIn: present(moneyIn),
    currencyOut: present(moneyOut),
    // A swap before the bridge isn't undone, so the refund returns its output.
    refundCurrency: present(route.local ? moneyIn : exactly(route.payIn, trade.paidIn)),
    ...(trade.gasTopup > 0n ? { currencyGasTopup: present(gasTopup) } : {}),
    ...impacts,
    rate: rateOf(moneyIn, moneyOut),
    slippageTolerance: slippageOf(route, trade, tools.prices),
    timeEstimate: quote.confirmationSeconds + (route.local ? 0 : FILL_SECONDS),
    userBalance: quote.userBalance.toString(),
    fallbackType: 'none',
    isFixedRate: trade.fixedRateFee !== undefined,
    fixedRateFee: { usd: usdText(valueInUsd(tools.prices, route.payIn.currency, trade.fixedRateFee ?? 0n)) },
    route: {
      origin: leg(legs.origin, route.originSwap && route.origin.family.swaps?.source, present),
      destination: leg(legs.destination, route.destinationSwap && route.destination.family.swaps?.source, present),
    },
  }
}

function legsOf(route: Route, trade: Trade) {
  const out: Money = { ...route.output, amount: trade.expectedOut, minimum: trade.minimumOut }
  const paidIn: Money = { ...route.payIn, amount: trade.paidIn, minimum: trade.paidInMinimum }
  const input = exactly(route.input, trade.amountIn)
  return {
    origin: [input, route.local ? out : route.originSwap ? paidIn : input] as const,
    destination: [route.destinationSwap ? exactly(route.payOut, trade.paidOut) : out, out] as const,
  }
}

/** The value gained by a route's swaps, millionths of a dollar; usually negative. */
export function swapUsdOf(route: Route, trade: Trade, prices: Prices): bigint {
  const usd = ({ currency }: Asset, amount: bigint) => valueInUsd(prices, currency, amount)
  const before = route.originSwap ? usd(route.payIn, trade.paidIn) - usd(route.input, trade.amountIn) : 0n
  const after = route.destinationSwap ? usd(route.output, trade.expectedOut) - usd(route.payOut, trade.paidOut) : 0n
  return before + after
}

function impactsOf({ route, trade }: DetailsOf, prices: Prices) {
  const usd = ({ currency }: Asset, amount: bigint) => valueInUsd(prices, currency, amount)
  const inUsd = usd(route.input, trade.amountIn)
  const lossUsd = usd(route.output, trade.expectedOut) - inUsd
  const swapUsd = swapUsdOf(route, trade, prices)
  const executionUsd = -usd(route.payIn, trade.charges.execution)
  const appUsd = -usd(route.payIn, trade.charges.app)
  const sponsoredUsd = usd(route.payIn, trade.split.sponsoredTotal)
  // The rest, so that the parts add up.
  const relayUsd = lossUsd - swapUsd - executionUsd - appUsd - sponsoredUsd
  return {
    totalImpact: { usd: usdText(lossUsd), percent: percentText(lossUsd, inUsd) },
    swapImpact: { usd: usdText(swapUsd), percent: percentText(swapUsd, inUsd) },
    expandedPriceImpact: {
      swap: { usd: usdText(swapUsd) },
      execution: { usd: usdText(executionUsd) },
      relay: { usd: usdText(relayUsd) },
      app: { usd: usdText(appUsd) },
      sponsored: { usd: usdText(sponsoredUsd) },
    },
  }
}

function slippageOf(route: Route, trade: Trade, prices: Prices): Details['slippageTolerance'] {
  const slippage = (asset: Asset, expected: bigint, minimum: bigint): Slippage => {
    const value = expected - minimum
    return {
      usd: usdText(valueInUsd(prices, asset.currency, value)),
      value: value.toString(),
      percent: percentText(value, expected),
    }
  }
  return {
    total: trade.slippageBps.toString(),
    origin: slippage(route.payIn, trade.paidIn, trade.paidInMinimum),
    destination: slippage(route.output, trade.expectedOut, trade.minimumOut),
  }
}

function rateOf(moneyIn: Money, moneyOut: Money): string {
  const scaledOut = moneyOut.amount * 10n ** BigInt(18 + moneyIn.currency.decimals)
  return formatted(scaledOut / (moneyIn.amount * 10n ** BigInt(moneyOut.currency.decimals)), 18)
}

function leg([input, output]: readonly [Money, Money], source: string | undefined, present: Present): Leg {
  return {
    inputCurrency: present(input),
    outputCurrency: present(output),
    router: source ?? ROUTER,
    includedSwapSources: source ? [source] : [],
  }
}
