import type { FillPlan } from '../requests/delivery.ts'
import type { QuoteBody } from './quote-body.ts'
import type { Route } from './route.ts'
import type { Trade } from './trade.ts'

type FillOf = Pick<FillPlan, 'calls' | 'authorizations'> & Readonly<{ body: QuoteBody; route: Route; trade: Trade }>

/** Plans the solver's delivery of a body. */
export function fillPlan({ body, route, trade, calls, authorizations }: FillOf): FillPlan {
  return {
    ...{ calls, authorizations, gasTopup: trade.gasTopup, paidIn: trade.paidIn, paidOut: trade.paidOut },
    swap: route.destinationSwap,
    exact: body.tradeType === 'EXACT_OUTPUT' || body.fixedRate !== undefined,
    keepsSurplus: keepsSurplus(body),
    mayBeMore: route.originSwap !== undefined,
  }
}

// service-facts.md 1, `enableTrueExactOutput`: by default the recipient gets the surplus of an exact output.
function keepsSurplus({ tradeType, enableTrueExactOutput, fixedRate }: QuoteBody): boolean {
  return fixedRate !== undefined || (tradeType === 'EXACT_OUTPUT' && enableTrueExactOutput === true)
}
