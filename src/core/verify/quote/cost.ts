import type { Intent } from '../../intent.ts'
import { assetOf } from '../../one-asset.ts'
import { currencyOf } from '../../profile.ts'
import { inWords, leastOutOf } from '../amounts.ts'
import type { Context } from '../context.ts'
import { promisedGasUsd } from '../order/output.ts'
import { checkWorth } from './worth.ts'

/** Above this share of the input the cost is pointed out; above the cap it needs the expert. In basis points. */
const WARN_BASIS_POINTS = 300n
const CAP_BASIS_POINTS = 1_500n
/** Above this share no fee explains the loss. */
const LOST_BASIS_POINTS = 5_000n

type Sides = Pick<Context, 'intent' | 'profile' | 'amountIn'>

/**
 * What the crossing costs where one asset crosses for itself, or dollars for dollars: input less what arrives, in
 * smallest units of the origin currency, less the gas on arrival that was asked for, which is not lost. Undefined where
 * only a price could compare the two, and for currencies that the profile does not pin.
 *
 * @param out what arrives, smallest unit of the destination currency
 */
export function costOf({ intent, profile, amountIn }: Sides, out: bigint): bigint | undefined {
  const { originCurrency: from, destinationCurrency: to } = intent
  const isPinned = [from, to].every(({ chainId, address }) => currencyOf(profile, chainId, address) !== undefined)
  const group = assetOf(from.symbol)
  if (!isPinned || group !== assetOf(to.symbol)) return undefined
  return amountIn - rescale(out, to.decimals, from.decimals) - inDollarsOf(intent, intent.topupGasUsd ?? 0n)
}

/**
 * The most that a quoted crossing can cost: as `costOf`, but gas on arrival that was asked for counts as lost as far as
 * the order does not promise it.
 */
export function mostCostOf(context: Context): bigint | undefined {
  const { intent, quote } = context
  const cost = costOf(context, leastOutOf(quote))
  return cost === undefined
    ? undefined
    : cost + inDollarsOf(intent, (intent.topupGasUsd ?? 0n) - promisedGasUsd(context))
}

/** A crossing must not lose more than its fees explain, whatever the service calls them. */
export function checkCost(context: Context): void {
  const { intent, quote, report, amountIn } = context
  const cost = costOf(context, leastOutOf(quote))
  if (cost === undefined) {
    checkWorth(context)
    return
  }
  const isAbove = (basisPoints: bigint, sum = cost) => sum * 10_000n > amountIn * basisPoints
  const sums = (sum = cost) => ({
    cost: inWords(sum, intent.originCurrency),
    pays: inWords(amountIn, intent.originCurrency),
  })
  const most = mostCostOf(context)
  const at = 'details.currencyOut'
  if (isAbove(LOST_BASIS_POINTS)) report('C13', at, { says: 'mostLost', ...sums() })
  else if (isAbove(CAP_BASIS_POINTS)) report('L05', at, { says: 'costAboveCap', ...sums() })
  // Gas that was asked for makes nobody an expert; that nothing binds the service to it is shown.
  else if (isAbove(WARN_BASIS_POINTS, most)) report('L04', at, { says: 'costHigh', ...sums(most) })
}

// Only dollars can be compared with dollars without a price.
function inDollarsOf({ originCurrency: from }: Intent, usd: bigint): bigint {
  return assetOf(from.symbol) === 'USD' ? rescale(usd, 6, from.decimals) : 0n
}

function rescale(value: bigint, decimals: number, to: number): bigint {
  return to >= decimals ? value * 10n ** BigInt(to - decimals) : value / 10n ** BigInt(decimals - to)
}
