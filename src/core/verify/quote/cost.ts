import type { Item } from '../../execution/item.ts'
import type { Intent } from '../../intent/intent.ts'
import { assetGroupOf } from '../../money/asset-group.ts'
import type { FindingLevel } from '../../review/finding-codes-and-levels.ts'
import { amountWithSymbol, leastOutOf } from '../amount-text.ts'
import type { Context } from '../context.ts'
import { restsOnNode } from '../evm/simulation.ts'
import { isWrapped } from '../evm/wrapping.ts'
import { promisedGasUsd, shownGasUsd } from '../order/output.ts'
import { valuationOf } from './independent-prices.ts'
import { atMost, LOSS_CODES, levelOfLoss, stricter, TRANSFER_LIMITS, UNPRICED_LIMITS } from './loss-limits.ts'
import { checkSideValues } from './side-values.ts'
import { isOneAsset, quoteSidesOf } from './sides.ts'

type Sides = Pick<Context, 'intent' | 'profile' | 'amountIn'>

/**
 * A transfer's cost within one asset, less the requested gas.
 *
 * Smallest unit of the origin currency; undefined where only a price can compare.
 *
 * @param out smallest unit of the destination currency
 */
export function costOf(sides: Sides, out: bigint): bigint | undefined {
  return isOneAsset(sides) ? costInUnits(sides, out) : undefined
}

/** Like `costOf`, but unpromised gas counts as lost. */
export function mostCostOf(context: Context): bigint | undefined {
  const cost = costOf(context, leastOutOf(context.quote))
  return cost === undefined ? undefined : cost + missingGas(context, promisedGasUsd(context))
}

function missingGas({ intent }: Context, coming: bigint): bigint {
  return inDollarsOf(intent, (intent.topupGasUsd ?? 0n) - coming)
}

/**
 * Refuses a transfer that loses more than its fees explain (`loss-limits.ts`).
 *
 * @param plan native currency and its pinned wrapper count as one asset
 */
export function checkCost(context: Context, plan: readonly Item[]): void {
  const isOwnWrapper = isWrapped(plan, context) && !restsOnNode(plan, context)
  if (!isOneAsset(context) && !isOwnWrapper) {
    checkSideValues(context)
    return
  }
  const { intent, report, amountIn } = context
  const { least, expected } = quoteSidesOf(context)
  const level = (lost: bigint) => levelOf(context, lost)
  const missing = missingGas(context, shownGasUsd(context))
  const [lost, lostBeyondSlippage] = [least, expected].map(({ value }) => costInUnits(context, value) + missing)
  const found = stricter(atMost(level(lost ?? 0n), 'tick'), level(lostBeyondSlippage ?? 0n))
  const most = (mostCostOf(context) ?? 0n) > (lost ?? 0n) ? mostCostOf(context) : lost
  // A requested gas top-up needs no expert.
  const due = found ?? atMost(level(most ?? 0n), 'warn')
  if (due === undefined) return
  const says = due === 'warn' ? 'costHigh' : 'costAboveCap'
  const cost = amountWithSymbol((due === 'warn' ? most : lost) ?? 0n, intent.originCurrency)
  const sums = { cost, pays: amountWithSymbol(amountIn, intent.originCurrency) }
  report(LOSS_CODES[due], 'details.currencyOut', { says, ...sums }, due)
}

function levelOf(context: Context, lost: bigint): FindingLevel | undefined {
  const { intent, amountIn } = context
  if (lost <= 0n) return undefined
  const valuation = valuationOf({ currency: intent.originCurrency, value: lost }, context)
  const limits = valuation ? TRANSFER_LIMITS : UNPRICED_LIMITS
  return levelOfLoss({ lost, of: amountIn, usd: valuation?.most ?? 0n }, limits)
}

function costInUnits({ intent, amountIn }: Sides, out: bigint): bigint {
  const { originCurrency: from, destinationCurrency: to } = intent
  return amountIn - rescale(out, to.decimals, from.decimals) - inDollarsOf(intent, intent.topupGasUsd ?? 0n)
}

// Only dollars compare with dollars without a price.
function inDollarsOf({ originCurrency: from }: Intent, usd: bigint): bigint {
  return assetGroupOf(from.symbol) === 'USD' ? rescale(usd, 6, from.decimals) : 0n
}

function rescale(value: bigint, decimals: number, to: number): bigint {
  return to >= decimals ? value * 10n ** BigInt(to - decimals) : value / 10n ** BigInt(decimals - to)
}
