import { type Prices, percentText, usdText, worth } from '../prices.ts'
import { type AmountObject, exactly, formatted, type Money, type Present } from './currencies.ts'
import type { Route } from './offer.ts'
import type { QuoteBody } from './quote-body.ts'
import type { Trade } from './trade.ts'

/** Seconds from deposit to fill that the service promises. */
export const TIME_ESTIMATE_SECONDS = 2

/** Who carries both legs of a bridge: the service's own liquidity, under the name that live answers use. */
const ROUTER = 'relay'

type Usd = Readonly<{ usd: string }>
type Impact = Readonly<{ usd: string; percent: string }>
type Leg = Readonly<{
  inputCurrency: AmountObject
  outputCurrency: AmountObject
  router: string
  includedSwapSources: readonly string[]
}>

/** interface.md, `details`. Dollars with six decimals; `timeEstimate` in seconds. */
export type Details = Readonly<{
  operation: 'bridge'
  sender: string
  recipient: string
  currencyIn: AmountObject
  currencyOut: AmountObject
  refundCurrency: AmountObject
  totalImpact: Impact
  swapImpact: Impact
  expandedPriceImpact: Readonly<Record<'swap' | 'execution' | 'relay' | 'app' | 'sponsored', Usd>>
  rate: string
  slippageTolerance: Readonly<{
    total: string
    origin: Readonly<{ usd: string; value: string; percent: string }>
    destination: Readonly<{ usd: string; value: string; percent: string }>
  }>
  timeEstimate: number
  userBalance: string
  fallbackType: string
  isFixedRate: boolean
  fixedRateFee: Usd
  route: Readonly<{ origin: Leg; destination: Leg }>
}>

/** The summary of a trade; every figure in it follows from the trade and the price table. */
export function detailsOf(
  quote: Readonly<{ body: QuoteBody; route: Route; trade: Trade; userBalance: bigint }>,
  tools: Readonly<{ present: Present; prices: Prices }>,
): Details {
  const { body, route, trade } = quote
  const { present, prices } = tools
  const moneyIn = exactly(route.input, trade.amountIn)
  const moneyOut: Money = { ...route.output, amount: trade.expectedOut, minimum: trade.minimumOut }
  const usd = (asset: Money, amount: bigint) => worth(prices, asset.currency, amount)
  const inUsd = usd(moneyIn, trade.amountIn)
  const lossUsd = usd(moneyOut, trade.expectedOut) - inUsd
  const executionUsd = usd(moneyIn, trade.relayerGas)
  // The rest of the loss, so that the parts add up to the whole in print.
  const relayUsd = -lossUsd - executionUsd
  return {
    operation: 'bridge',
    sender: body.user,
    recipient: body.recipient,
    currencyIn: present(moneyIn),
    currencyOut: present(moneyOut),
    refundCurrency: present(moneyIn),
    totalImpact: { usd: usdText(lossUsd), percent: percentText(lossUsd, inUsd) },
    swapImpact: { usd: usdText(0n), percent: '0.00' },
    expandedPriceImpact: {
      swap: { usd: usdText(0n) },
      execution: { usd: usdText(-executionUsd) },
      relay: { usd: usdText(-relayUsd) },
      app: { usd: usdText(0n) },
      sponsored: { usd: usdText(0n) },
    },
    rate: rateOf(moneyIn, moneyOut),
    slippageTolerance: {
      total: trade.slippageBps.toString(),
      origin: { usd: usdText(0n), value: '0', percent: '0.00' },
      destination: slippage(trade, usd(moneyOut, trade.expectedOut - trade.minimumOut)),
    },
    timeEstimate: TIME_ESTIMATE_SECONDS,
    userBalance: quote.userBalance.toString(),
    fallbackType: 'none',
    isFixedRate: false,
    fixedRateFee: { usd: usdText(0n) },
    route: { origin: leg(moneyIn, moneyIn, present), destination: leg(moneyOut, moneyOut, present) },
  }
}

function slippage({ expectedOut, minimumOut }: Trade, usd: bigint) {
  const value = expectedOut - minimumOut
  return { usd: usdText(usd), value: value.toString(), percent: percentText(value, expectedOut) }
}

// Whole units out for one whole unit in, with eighteen decimals.
function rateOf(moneyIn: Money, moneyOut: Money): string {
  const scaledOut = moneyOut.amount * 10n ** BigInt(18 + moneyIn.currency.decimals)
  return formatted(scaledOut / (moneyIn.amount * 10n ** BigInt(moneyOut.currency.decimals)), 18)
}

function leg(input: Money, output: Money, present: Present): Leg {
  return { inputCurrency: present(input), outputCurrency: present(output), router: ROUTER, includedSwapSources: [] }
}
