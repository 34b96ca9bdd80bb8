import { currencyOf } from '../../profiles/profile.ts'
import type { FindingLevel } from '../../review/finding-codes-and-levels.ts'
import { dollarText } from '../amount-text.ts'
import type { Context } from '../context.ts'
import { promisedGasUsd, shownGasUsd } from '../order/output.ts'
import { type Valuation, valuationOf } from './independent-prices.ts'
import {
  atMost,
  LOSS_CODES,
  levelOfLoss,
  MOST_WITHOUT_OUTPUT_PRICE_USD,
  stricter,
  TRANSFER_LIMITS,
} from './loss-limits.ts'
import { quoteSidesOf } from './sides.ts'
import { quotedUsd } from './total-cost.ts'

const AT = 'details.currencyOut'

/** Millionths of a dollar. */
export type SideValues = Readonly<{ pays: bigint; arrives: bigint; from: readonly string[] }>

/** Values both sides by independent prices, if known. */
export function sideValuesOf(context: Context): SideValues | undefined {
  const { pays, least } = quoteSidesOf(context)
  const [paid, arriving] = [valuationOf(pays, context), valuationOf(least, context)]
  if (!paid || !arriving) return undefined
  return { pays: paid.most, arrives: arriving.least, from: [...new Set([...paid.from, ...arriving.from])] }
}

/**
 * Bounds the loss where only a price can compare the two sides.
 *
 * The quote's own values can only raise the level.
 */
export function checkSideValues(context: Context): void {
  const { pays, least, expected } = quoteSidesOf(context)
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

/** Reports a missing input price. */
export function reportUnknownInput({ intent, report }: Context): void {
  report('L09', 'details.currencyIn', { says: 'priceUnknown', currency: intent.originCurrency.symbol })
}

type Valued = Readonly<{ pays: Valuation; arrives: Valuation; promised: Valuation }>

function checkLoss(context: Context, { pays, arrives, promised }: Valued): FindingLevel | undefined {
  const level = levelOf(context, { pays: pays.most, arrives: arrives.least, expected: promised.least })
  if (level !== undefined) {
    const says = { says: 'worthLost', pays: dollarText(pays.most), arrives: dollarText(arrives.least) } as const
    context.report(LOSS_CODES[level], AT, says, level)
  }
  return level
}

function checkSaid(context: Context, known: FindingLevel | undefined): void {
  const { currencyIn, currencyOut } = context.quote.details
  const { least, expected } = quoteSidesOf(context)
  const [pays, out] = [quotedUsd(currencyIn), quotedUsd(currencyOut)]
  // A service without a price states a value of 0.
  const isUnpriced = out === 0n && !currencyOf(context.profile, least.currency.chainId, least.currency.address)
  if (!pays || out === undefined || isUnpriced || currencyOut.amount === 0n) return
  const said = (value: bigint) => (out * value) / currencyOut.amount
  const arrives = said(least.value)
  const level = atMost(levelOf(context, { pays, arrives, expected: said(expected.value) }), 'override')
  if (level === undefined || stricter(known, level) === known) return
  context.report('L08', AT, { says: 'worthLostAsSaid', pays: dollarText(pays), arrives: dollarText(arrives) }, level)
}

// The user's own slippage refuses nothing but needs a tick; unpromised gas warns.
function levelOf(
  context: Context,
  { pays, arrives, expected }: Readonly<{ pays: bigint; arrives: bigint; expected: bigint }>,
): FindingLevel | undefined {
  const level = (out: bigint, gas = shownGasUsd(context)) => {
    const lost = pays - out - gas
    return levelOfLoss({ lost, of: pays, usd: lost }, TRANSFER_LIMITS)
  }
  const found = stricter(atMost(level(arrives), 'tick'), level(expected))
  return found ?? atMost(level(arrives, promisedGasUsd(context)), 'warn')
}
