import type { Level } from '../../finding.ts'
import { currencyOf } from '../../profile.ts'
import { inDollars } from '../amounts.ts'
import type { Context } from '../context.ts'
import {
  atMost,
  CROSSING_LIMITS,
  LOSS_CODES,
  levelOfLoss,
  MOST_WITHOUT_OUTPUT_PRICE_USD,
  stricter,
} from './loss-limits.ts'
import { sidesOf } from './sides.ts'
import { saidUsd } from './total-cost.ts'
import { type Valuation, valuationOf } from './valuation.ts'

const AT = 'details.currencyOut'

/** What is paid and the least that arrives, millionths of a dollar, and the sources of the prices. */
export type Worth = Readonly<{ pays: bigint; arrives: bigint; from: readonly string[] }>

/** Both sides of a crossing by independent prices; undefined where a price is missing. */
export function worthsOf(context: Context): Worth | undefined {
  const { pays, least } = sidesOf(context)
  const [paid, arriving] = [valuationOf(pays, context), valuationOf(least, context)]
  if (!paid || !arriving) return undefined
  return { pays: paid.most, arrives: arriving.least, from: [...new Set([...paid.from, ...arriving.from])] }
}

/**
 * Where only a price can compare what leaves and what arrives, it must not lose more than fees explain: by sources that the
 * service does not control, the input at the highest and the output at the lowest. What the quote itself says that the two
 * are worth can only make it worse. Gas on arrival that was asked for is not lost.
 */
export function checkWorth(context: Context): void {
  const { pays, least, expected } = sidesOf(context)
  const paid = valuationOf(pays, context)
  const [arrives, promised] = [valuationOf(least, context), valuationOf(expected, context)]
  const known = paid && arrives && promised && checkLoss(context, { pays: paid, arrives, promised })
  checkSaid(context, known || undefined)
  if (!paid) reportUnknownInput(context)
  else if (!arrives) {
    const level = paid.most > MOST_WITHOUT_OUTPUT_PRICE_USD ? 'override' : 'tick'
    const says = level === 'tick' ? 'priceUnknownLook' : 'priceUnknown'
    context.report('L10', AT, { says, currency: least.currency.symbol }, level)
  }
}

/** Without a price of what is paid, nothing shows whether a quote is fair. */
export function reportUnknownInput({ intent, report }: Context): void {
  report('L09', 'details.currencyIn', { says: 'priceUnknown', currency: intent.originCurrency.symbol })
}

type Valued = Readonly<{ pays: Valuation; arrives: Valuation; promised: Valuation }>

function checkLoss(context: Context, { pays, arrives, promised }: Valued): Level | undefined {
  const level = levelOf(context, { pays: pays.most, arrives: arrives.least, expected: promised.least })
  if (level !== undefined) {
    const says = { says: 'worthLost', pays: inDollars(pays.most), arrives: inDollars(arrives.least) } as const
    context.report(LOSS_CODES[level], AT, says, level)
  }
  return level
}

// What the service says itself can make it worse than `known`, and needs an expert at most.
function checkSaid(context: Context, known: Level | undefined): void {
  const { currencyIn, currencyOut } = context.quote.details
  const { least, expected } = sidesOf(context)
  const [pays, out] = [saidUsd(currencyIn), saidUsd(currencyOut)]
  // Of a currency that nobody pinned, a service that has no price says that it is worth nothing.
  const isUnpriced = out === 0n && !currencyOf(context.profile, least.currency.chainId, least.currency.address)
  if (!pays || out === undefined || isUnpriced || currencyOut.amount === 0n) return
  const said = (value: bigint) => (out * value) / currencyOut.amount
  const arrives = said(least.value)
  const level = atMost(levelOf(context, { pays, arrives, expected: said(expected.value) }), 'override')
  if (level === undefined || stricter(known, level) === known) return
  context.report('L08', AT, { says: 'worthLostAsSaid', pays: inDollars(pays), arrives: inDollars(arrives) }, level)
}

// What slips by the user's own word refuses nothing, but is ticked.
function levelOf(
  { intent }: Context,
  { pays, arrives, expected }: Readonly<{ pays: bigint; arrives: bigint; expected: bigint }>,
): Level | undefined {
  const level = (out: bigint) => {
    const lost = pays - out - (intent.topupGasUsd ?? 0n)
    return levelOfLoss({ lost, of: pays, usd: lost }, CROSSING_LIMITS)
  }
  return stricter(atMost(level(arrives), 'tick'), level(expected))
}
