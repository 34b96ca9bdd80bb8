import { formatDecimal } from '../../lib/decimal.ts'
import type { Item } from '../item.ts'
import { inWords } from './amounts.ts'
import type { Context } from './context.ts'
import { waysToSimulate } from './evm/simulated-calls.ts'
import { dollarsOf } from './quote/total-cost.ts'

/** What the user allows at most: `routerCallUsd` through a router in one crossing, millionths of a dollar. */
export type Limits = Readonly<{ routerCallUsd?: bigint | undefined }>

/** The limits of a user who chose `routerLimitUsd` dollars, or null for none. */
export function limitsOf({ routerLimitUsd }: Readonly<{ routerLimitUsd: number | null }>): Limits {
  return routerLimitUsd === null ? {} : { routerCallUsd: BigInt(routerLimitUsd) * 1_000_000n }
}

/**
 * A router's call rests on one node's simulation alone, so the user may set how much is risked on it. What cannot be
 * compared with the limit counts as above it.
 */
export function checkLimits(plan: readonly Item[], { routerCallUsd }: Limits, context: Context): void {
  if (routerCallUsd === undefined || waysToSimulate(plan).length === 0) return
  const { intent, amountIn, profile, report } = context
  const worth = dollarsOf({ currency: intent.originCurrency, value: amountIn }, profile)
  if (worth !== undefined && worth <= routerCallUsd) return
  const limit = `your limit of ${formatDecimal(routerCallUsd, 6)} dollars for such calls`
  const sum = inWords(amountIn, intent.originCurrency)
  report(
    'D33',
    'steps',
    `A router is to handle ${sum}; ${worth === undefined ? 'that cannot be compared with' : 'that is above'} ${limit}.`,
  )
}
