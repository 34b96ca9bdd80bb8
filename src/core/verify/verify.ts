import type { Brand } from '../../lib/brand.ts'
import { fingerprint } from '../../lib/fingerprint.ts'
import type { Facts } from '../chain/facts.ts'
import type { Item } from '../execution/item.ts'
import type { CoinValue } from '../families/bitcoin/spending.ts'
import { fixedFeeOf } from '../families/fixed-fee.ts'
import type { Intent } from '../intent/intent.ts'
import type { Amount } from '../money/currency.ts'
import type { Profile } from '../profiles/profile.ts'
import type { Quote } from '../quote/quote.ts'
import { QUOTE_FRESH_SECONDS } from '../quote/quote-age.ts'
import type { Finding, FindingCode } from '../review/finding.ts'
import type { FindingLevel } from '../review/finding-codes-and-levels.ts'
import { checkLimits, type Limits, USUAL_LIMITS } from './above-user-limits.ts'
import { leastOutOf } from './amount-text.ts'
import { checkArrivingToken } from './arriving-token.ts'
import { checkBitcoinAddresses } from './bitcoin/addresses.ts'
import { isToOwnScript, spareCoinsOf } from './bitcoin/spare-coins.ts'
import { checkChains } from './chains.ts'
import { checkClocks, checkTimeToLive } from './clocks.ts'
import { type Context, type OrderBinding, reporter } from './context.ts'
import { isSimulated, type Swap, swapOf } from './evm/swap.ts'
import { checkFacts } from './facts.ts'
import { checksOf } from './family-checks.ts'
import { checkOneToOne } from './one-to-one.ts'
import { checkOrder, isOrderSigned } from './order/order.ts'
import { mayRefundRecipient } from './order/refunds.ts'
import { contextOf, planOf } from './plan.ts'
import { mostCostOf } from './quote/cost.ts'
import { checkDetails } from './quote/details.ts'
import { checkEnvelope } from './quote/envelope.ts'
import { checkFees, type ServiceSays, serviceSays } from './quote/fees.ts'
import { type SideValues, sideValuesOf } from './quote/side-values.ts'
import { isBelievable } from './quote/time-estimate.ts'
import { checkValue } from './quote/value-checks.ts'
import { isOwnSend } from './route.ts'

/** Our own plan, proven against the intent; the user approves its hash. */
export type VerifiedQuote = Brand<
  Readonly<{
    intent: Intent
    requestId: string
    orderId: string
    plan: readonly Item[]
    /** Compared again before each signature. */
    planHash: string
    pays: Amount
    expected: Amount
    minimum: Amount
    /** Undefined where the currencies differ. */
    cost: Amount | undefined
    /** By independent prices; undefined without one or after the approval. */
    loss: SideValues | undefined
    swap: Swap | undefined
    isSimulated: boolean
    /** The highest network fees, in native currency. */
    mostGas: Amount
    /** A plan on one chain needs no order. */
    orderBinding: OrderBinding['binding']
    solverSigned: boolean
    /** On the destination. */
    refundsRecipient: boolean
    /** Unproven and not approved. */
    says: ServiceSays
    timeEstimateSeconds: number | undefined
    receivedAtSeconds: number
    expiresAtSeconds: number
    deadlineSeconds: number
    warnings: readonly Finding[]
    ticks: readonly Finding[]
    overrides: readonly Finding[]
    /** A later bump may add them; not approved. */
    spareCoins: readonly CoinValue[]
    isToOwn: boolean
  }>,
  'VerifiedQuote'
>

export type Verdict =
  | Readonly<{ verdict: 'accept'; quote: VerifiedQuote; findings: readonly Finding[] }>
  | Readonly<{ verdict: 'override' | 'refuse'; findings: readonly Finding[] }>

/**
 * `freshSeconds` is the maximum age, `stepsDone` counts completed steps.
 *
 * A resumed execution skips `limits` and prices (`leavesPricesOut`): the approval checked them. Findings of level
 * `override` with an `overridden` code no longer stop.
 */
export type VerifyOptions = Readonly<{
  freshSeconds: number
  stepsDone: number
  leavesPricesOut?: boolean | undefined
  limits?: Limits | undefined
  overridden?: readonly FindingCode[] | undefined
}>

export const FIRST_TIME: VerifyOptions = {
  freshSeconds: QUOTE_FRESH_SECONDS,
  stepsDone: 0,
  limits: USUAL_LIMITS,
}

/**
 * Proves a quote against the intent, or lists the reasons why it can't.
 *
 * Our bytes are rebuilt from the intent, the profile and the order. Only this function makes a `VerifiedQuote`.
 */
export function verify(
  intent: Intent,
  quote: Quote,
  facts: Facts,
  profile: Profile,
  options: VerifyOptions = FIRST_TIME,
): Verdict {
  const { findings, report } = reporter()
  const context = contextOf({ intent, quote, facts, profile, report })
  checkEnvelope(context)
  checkDetails(context)
  checkOrder(context)
  checkBitcoinAddresses(context)
  checkFees(context)
  if (!isOwnSend(context)) {
    checkChains(context)
    checkClocks(context)
  }
  checkTimeToLive(context)
  const { items: plan, isWhole } = planOf(context)
  checkOneToOne(plan, context)
  if (!options.leavesPricesOut) checkValue(context, plan)
  checkArrivingToken(context)
  checkFacts(context, plan.slice(options.stepsDone), options.freshSeconds)
  checkLimits(plan, options.limits ?? {}, context)
  const overridden = options.overridden ?? []
  // An expert can't insist on missing steps.
  if (!isWhole || findings.some((each) => each.level === 'refuse')) return { verdict: 'refuse', findings }
  const isStopped = findings.some((each) => each.level === 'override' && !overridden.includes(each.code))
  if (isStopped) return { verdict: 'override', findings }
  return { verdict: 'accept', quote: verified(context, plan, findings, overridden), findings }
}

/** The codes that an expert must override; empty if some finding can't be. */
export function overridable({ verdict, findings }: Verdict): readonly FindingCode[] {
  if (verdict !== 'override') return []
  return [...new Set(atLevel(findings, 'override').map(({ code }) => code))]
}

function atLevel(findings: readonly Finding[], level: FindingLevel): readonly Finding[] {
  return findings.filter((each) => each.level === level)
}

function networkFeeOf(plan: readonly Item[], { origin }: Facts): bigint {
  return plan.reduce((sum, item) => sum + fixedFeeOf(item), checksOf(origin).mostFee(origin, plan))
}

function verified(
  context: Context,
  plan: readonly Item[],
  findings: readonly Finding[],
  overridden: readonly FindingCode[],
): VerifiedQuote {
  const { intent, quote, facts, origin, amountIn } = context
  const { currencyOut, timeEstimate } = quote.details
  const minimum = leastOutOf(quote)
  const lost = mostCostOf(context)
  const cost = lost === undefined ? undefined : { currency: intent.originCurrency, value: lost }
  const proven = {
    intent,
    requestId: context.requestId,
    orderId: context.orderId ?? '',
    plan,
    pays: { currency: intent.originCurrency, value: amountIn },
    expected: { currency: intent.destinationCurrency, value: currencyOut.amount },
    minimum: { currency: intent.destinationCurrency, value: minimum },
  }
  const mostGas = { currency: origin.native, value: networkFeeOf(plan, facts) }
  return {
    ...proven,
    planHash: fingerprint({ ...proven, overridden: [...new Set(overridden)].sort() }),
    cost,
    loss: sideValuesOf(context),
    swap: swapOf(plan, context),
    isSimulated: isSimulated(plan, context),
    mostGas,
    orderBinding: context.bound.binding,
    solverSigned: isOrderSigned(quote),
    refundsRecipient: mayRefundRecipient(context),
    says: serviceSays(context, { ...proven, mostGas, cost }),
    timeEstimateSeconds: timeEstimate !== undefined && isBelievable(timeEstimate) ? timeEstimate : undefined,
    receivedAtSeconds: facts.receivedAtSeconds,
    expiresAtSeconds: facts.receivedAtSeconds + QUOTE_FRESH_SECONDS,
    deadlineSeconds: quote.protocol?.v2?.orderData?.output.deadline ?? 0,
    warnings: atLevel(findings, 'warn'),
    ticks: atLevel(findings, 'tick'),
    overrides: atLevel(findings, 'override'),
    spareCoins: spareCoinsOf(plan, facts),
    isToOwn: isToOwnScript(plan, facts),
  } as VerifiedQuote
}
