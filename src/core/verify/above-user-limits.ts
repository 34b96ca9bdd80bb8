import { formatDecimal } from '../../lib/decimal.ts'
import type { Item } from '../execution/item.ts'
import { isExchangeBTransfer } from '../families/exchange-b/items.ts'
import { USUAL_EXCHANGE_FEE_LIMIT_USD } from '../policy/limit-choices.ts'
import { amountWithSymbol } from './amount-text.ts'
import type { Context } from './context.ts'
import { restsOnNode } from './evm/simulation.ts'
import { valuationOf } from './quote/independent-prices.ts'

/**
 * The user's limits, millionths of a dollar.
 *
 * `routerCallUsd` bounds calls that only a simulation vouches for.
 */
export type Limits = Readonly<{ routerCallUsd?: bigint | undefined; exchangeFeeUsd?: bigint | undefined }>

/** Converts limits in dollars; null means none. */
export function limitsOf(
  chosen: Readonly<{ routerLimitUsd: number | null; exchangeFeeLimitUsd: number }>,
): Required<Limits> {
  const { routerLimitUsd, exchangeFeeLimitUsd } = chosen
  return {
    routerCallUsd: routerLimitUsd === null ? undefined : BigInt(routerLimitUsd) * 1_000_000n,
    exchangeFeeUsd: BigInt(exchangeFeeLimitUsd) * 1_000_000n,
  }
}

export const USUAL_LIMITS: Limits = limitsOf({
  routerLimitUsd: null,
  exchangeFeeLimitUsd: USUAL_EXCHANGE_FEE_LIMIT_USD,
})

/** Reports amounts above the user's own limits. */
export function checkLimits(plan: readonly Item[], limits: Limits, context: Context): void {
  checkRouterLimit(plan, limits, context)
  checkExchangeFeeLimit(plan, limits, context)
}

// The quote sets this fee, so the limit applies even if the exchange confirms it.
function checkExchangeFeeLimit(plan: readonly Item[], { exchangeFeeUsd }: Limits, context: Context): void {
  const transfer = plan.find(isExchangeBTransfer)
  const fee = BigInt(transfer?.transfer.usdcFee ?? 0)
  if (exchangeFeeUsd === undefined || fee <= exchangeFeeUsd) return
  const { origin, report } = context
  const at = 'steps[0].items[0].data.action.parameters.usdcFee'
  report('I12', at, {
    says: 'transferFeeAboveLimit',
    fee: amountWithSymbol(fee, origin.native),
    limit: amountWithSymbol(exchangeFeeUsd, origin.native),
  })
}

// An unknown value counts as above the limit.
function checkRouterLimit(plan: readonly Item[], { routerCallUsd }: Limits, context: Context): void {
  if (routerCallUsd === undefined || !restsOnNode(plan, context)) return
  const { intent, amountIn, report } = context
  const valuation = valuationOf({ currency: intent.originCurrency, value: amountIn }, context)?.most
  if (valuation !== undefined && valuation <= routerCallUsd) return
  report('D33', 'steps', {
    says: valuation === undefined ? 'routerNotCompared' : 'routerAboveLimit',
    sum: amountWithSymbol(amountIn, intent.originCurrency),
    dollars: formatDecimal(routerCallUsd, 6),
  })
}
