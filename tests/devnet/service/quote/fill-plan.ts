import type { FillPlan } from '../requests/delivery.ts'
import type { QuoteBody } from './quote-body.ts'
import type { Route } from './route.ts'
import type { Trade } from './trade.ts'

/** What a fill is planned from. */
type FillOf = Pick<FillPlan, 'calls' | 'authorizations'> & Readonly<{ body: QuoteBody; route: Route; trade: Trade }>

/** How the solver will deliver what a body asks for. */
export function fillPlan({ body, route, trade, calls, authorizations }: FillOf): FillPlan {
  return {
    ...{ calls, authorizations, gasTopup: trade.gasTopup, paidIn: trade.paidIn, paidOut: trade.paidOut },
    swap: route.destinationSwap,
    exact: body.tradeType === 'EXACT_OUTPUT' || body.fixedRate !== undefined,
    keepsSurplus: keepsSurplus(body),
    mayBeMore: route.originSwap !== undefined,
  }
}

// service-facts.md 1, `enableTrueExactOutput`: of an exact output, what is beyond it goes to the recipient unless asked.
function keepsSurplus({ tradeType, enableTrueExactOutput, fixedRate }: QuoteBody): boolean {
  return fixedRate !== undefined || (tradeType === 'EXACT_OUTPUT' && enableTrueExactOutput === true)
}
