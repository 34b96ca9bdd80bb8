import type { Chain } from '../chain/chain.ts'
import type { Item } from '../execution/item.ts'
import { ITEM_KINDS } from '../families/items.ts'
import type { Intent } from '../intent/intent.ts'
import { sameIdentifier } from '../money/currency.ts'
import { chainById } from '../profiles/profile.ts'
import type { Quote, QuoteStep } from '../quote/quote.ts'
import type { Context, OrderBinding } from './context.ts'
import { hasAllowance } from './evm/balance-gas-allowance.ts'
import { ITEM_CHECKS, itemKindOf } from './item-checks.ts'
import { bindOrder } from './order/order.ts'
import { requestIdOf } from './quote/envelope.ts'
import { isSendIntent } from './route.ts'
import { checkSequence } from './step-sequence.ts'

/**
 * Computes the shared inputs of all checks once.
 *
 * @param bound the order id's proof
 * @throws RangeError for an intent of another profile
 */
export function contextOf(
  parts: Pick<Context, 'intent' | 'quote' | 'facts' | 'profile' | 'report'>,
  bound: OrderBinding = bindOrder(parts.quote, parts.profile),
): Context {
  const { intent, quote, profile } = parts
  const origin = chainById(profile, intent.originCurrency.chainId)
  const destination = chainById(profile, intent.destinationCurrency.chainId)
  if (!origin || !destination) throw new RangeError('expected an intent of this profile, got one with an unknown chain')
  return {
    ...parts,
    origin,
    destination,
    depository: depositoryOf(origin, quote),
    bound,
    orderId: bound.orderId,
    requestId: requestIdOf(quote),
    amountIn: amountInOf(intent, quote),
  }
}

/** `isWhole` if every step could be rebuilt. */
export type Plan = Readonly<{ items: readonly Item[]; isWhole: boolean }>

/**
 * Rebuilds a quote's steps; a failed one is reported and left out.
 *
 * Only a whole plan can be accepted.
 */
export function planOf(context: Context): Plan {
  const built = context.quote.steps.flatMap((step, at) => itemsOf(step, `steps[${at}]`, context))
  const items = built.filter((item) => item !== undefined)
  const isWhole = items.length === built.length
  if (isWhole) checkSequence(items, context)
  return { items, isWhole }
}

function itemsOf(step: QuoteStep, at: string, context: Context): readonly (Item | undefined)[] {
  const kind = itemKindOf(step, context)
  const check = ITEM_CHECKS[kind]
  // The address itself is the plan.
  if (ITEM_KINDS[kind].signs === 'nothing') {
    return [check({ data: step.items[0]?.data ?? {}, step, at: `${at}.items[0]` }, context)]
  }
  // Service facts 1: a step without items is skipped.
  if (step.items.length === 0 && !(step.id === 'approve' && hasAllowance(context))) {
    context.report('B08', `${at}.items`, 'stepsDiffer')
  }
  return step.items.map((item, index) => {
    const where = `${at}.items[${index}]`
    if (item.data) return check({ data: item.data, step, at: where }, context)
    context.report('B08', where, 'stepsDiffer')
    return undefined
  })
}

function depositoryOf(origin: Chain, quote: Quote): string {
  const named = quote.protocol?.v2?.paymentDetails?.depository
  const [usual] = origin.depositories
  return origin.depositories.find((pinned) => named !== undefined && sameIdentifier(pinned, named)) ?? usual ?? ''
}

// The cost check bounds an amount that comes from the quote.
function amountInOf(intent: Intent, quote: Quote): bigint {
  if (intent.tradeType === 'EXACT_INPUT' || isSendIntent(intent)) return intent.amount
  const payment = quote.protocol?.v2?.orderData?.inputs[0]?.payment
  const isOfInput = payment && sameIdentifier(payment.currency, intent.originCurrency.address)
  return isOfInput ? payment.amount : quote.details.currencyIn.amount
}
