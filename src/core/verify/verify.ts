import type { Brand } from '../../lib/brand.ts'
import type { Chain } from '../chain.ts'
import { type Amount, sameIdentifier } from '../currency.ts'
import { type Facts, unknown } from '../facts.ts'
import type { Finding } from '../finding.ts'
import { fingerprint } from '../fingerprint.ts'
import { mostGasWei } from '../gas.ts'
import type { Intent } from '../intent.ts'
import type { EvmRole, Item } from '../item.ts'
import { chainById, type Profile } from '../profile.ts'
import type { Quote } from '../quote.ts'
import { type Context, reporter } from './context.ts'
import { checkCost, costOf } from './cost.ts'
import { checkDetails } from './details.ts'
import { checkEnvelope, requestIdOf } from './envelope.ts'
import { checkFacts, FRESH_SECONDS, hasAllowance } from './facts.ts'
import { CHECKS, kindOf } from './kinds.ts'
import { bindOrder, checkOrder } from './order.ts'
import { checkSequence } from './sequence.ts'

/** A quote that was proven against the intent: the plan is our own bytes, and its hash is what gets approved. */
export type VerifiedQuote = Brand<
  Readonly<{
    intent: Intent
    requestId: string
    orderId: string
    plan: readonly Item[]
    /** Fingerprint of intent, ids, plan and amounts; compared again right before each signature. */
    planHash: string
    pays: Amount
    expected: Amount
    minimum: Amount
    /** Input less the least that arrives; undefined where the currencies differ. */
    cost: Amount | undefined
    /** The most that the plan's steps can cost in gas, in the origin chain's native currency. */
    mostGas: Amount
    solverSigned: boolean
    /** The service's own estimate, seconds. */
    timeEstimateSeconds: number | undefined
    receivedAtSeconds: number
    expiresAtSeconds: number
    /** The order's own end, epoch seconds. */
    deadlineSeconds: number
    warnings: readonly Finding[]
  }>,
  'VerifiedQuote'
>

/** What came out: accepted with a proven quote, or not, with every reason. */
export type Verdict =
  | Readonly<{ verdict: 'accept'; quote: VerifiedQuote; findings: readonly Finding[] }>
  | Readonly<{ verdict: 'override' | 'refuse'; findings: readonly Finding[] }>

/**
 * How a proof is made: `freshSeconds` is how old the quote may be, longer when an approved execution is resumed, and
 * `stepsDone` how many steps of the plan were already carried out.
 */
export type VerifyOptions = Readonly<{ freshSeconds: number; stepsDone: number }>

const FIRST_TIME: VerifyOptions = { freshSeconds: FRESH_SECONDS, stepsDone: 0 }

/**
 * Proves a quote against the user's own words, or says why it cannot be proven. Nothing of the quote is believed:
 * the bytes to sign are rebuilt from the intent, the profile and the order, and the quote's must equal them.
 *
 * @returns the verdict; `VerifiedQuote` can be made nowhere else
 */
export function verify(
  intent: Intent,
  quote: Quote,
  facts: Facts,
  profile: Profile,
  options: VerifyOptions = FIRST_TIME,
): Verdict {
  const { findings, report } = reporter()
  const origin = chainById(profile, intent.originCurrency.chainId)
  const destination = chainById(profile, intent.destinationCurrency.chainId)
  if (!origin || !destination) throw new RangeError('expected an intent of this profile, got one with an unknown chain')
  const bound = bindOrder(quote, profile)
  const context: Context = {
    intent,
    profile,
    quote,
    facts,
    origin,
    destination,
    depository: depositoryOf(origin, quote),
    bound,
    orderId: bound.orderId,
    requestId: requestIdOf(quote),
    amountIn: amountInOf(intent, quote),
    report,
  }
  checkEnvelope(context)
  checkDetails(context)
  checkOrder(context)
  checkCost(context)
  const plan = planOf(context)
  checkFacts(context, plan.slice(options.stepsDone), options.freshSeconds)
  const isRefused = findings.some((each) => each.level === 'refuse')
  if (isRefused) return { verdict: 'refuse', findings }
  if (findings.some((each) => each.level === 'override')) return { verdict: 'override', findings }
  return { verdict: 'accept', quote: verified(context, plan, findings), findings }
}

function depositoryOf(origin: Chain, quote: Quote): string {
  const named = quote.protocol?.v2?.paymentDetails?.depository
  const [usual] = origin.depositories
  return origin.depositories.find((pinned) => named !== undefined && sameIdentifier(pinned, named)) ?? usual ?? ''
}

// EXACT_INPUT fixes what leaves; otherwise the order says it, and the cost check bounds it.
function amountInOf(intent: Intent, quote: Quote): bigint {
  if (intent.tradeType === 'EXACT_INPUT') return intent.amount
  return quote.protocol?.v2?.orderData?.inputs[0]?.payment.amount ?? quote.details.currencyIn.amount
}

function planOf(context: Context): readonly Item[] {
  const { quote, report } = context
  const plan: Item[] = []
  let isWhole = true
  quote.steps.forEach((step, at) => {
    const isAlreadyAllowed = step.id === 'approve' && hasAllowance(context)
    // Service facts 1: a step without items is skipped. An approval may only be skipped where the chain has it.
    if (step.items.length === 0 && !isAlreadyAllowed) {
      report('B08', `steps[${at}].items`, 'A step of the quote says nothing to do.')
    }
    const check = CHECKS[kindOf(step, context)]
    step.items.forEach((item, index) => {
      const where = `steps[${at}].items[${index}]`
      const built = item.data
        ? check({ data: item.data, step, at: where }, context)
        : report('B08', where, 'A step of the quote says nothing to do.')
      if (built) plan.push(built)
      else isWhole = false
    })
  })
  if (isWhole) checkSequence(plan, context)
  return plan
}

function rolesOf(plan: readonly Item[]): readonly EvmRole[] {
  return plan.flatMap((item) => (item.kind === 'evmTransaction' ? [item.role] : []))
}

function verified(context: Context, plan: readonly Item[], findings: readonly Finding[]): VerifiedQuote {
  const { intent, quote, facts, origin, amountIn } = context
  const { amount, minimumAmount } = quote.details.currencyOut
  const minimum = minimumAmount ?? amount
  const cost = costOf(context, minimum)
  const price = facts.origin.family === 'evm' ? facts.origin.maxFeePerGasWei : unknown('no gas is paid')
  const proven = {
    intent,
    requestId: context.requestId,
    orderId: context.orderId ?? '',
    plan,
    pays: { currency: intent.originCurrency, value: amountIn },
    expected: { currency: intent.destinationCurrency, value: amount },
    minimum: { currency: intent.destinationCurrency, value: minimum },
  }
  return {
    ...proven,
    planHash: fingerprint(proven),
    cost: cost === undefined ? undefined : { currency: intent.originCurrency, value: cost },
    mostGas: { currency: origin.native, value: price.known ? mostGasWei(rolesOf(plan), price.value) : 0n },
    solverSigned: quote.protocol?.v2?.orderSignature !== undefined,
    timeEstimateSeconds: quote.details.timeEstimate,
    receivedAtSeconds: facts.receivedAtSeconds,
    expiresAtSeconds: facts.receivedAtSeconds + FRESH_SECONDS,
    deadlineSeconds: quote.protocol?.v2?.orderData?.output.deadline ?? 0,
    warnings: findings,
  } as VerifiedQuote
}
