import { isSameCurrency } from './currency.ts'
import type { Code } from './finding.ts'
import { type Item, isPaidElsewhere, isSend } from './item.ts'
import type { VerifiedQuote } from './verify/verify.ts'

/** How a claim is known, the surest first: no claim is said to be surer than its row of `KNOWN` says. */
const HOW_KNOWN = ['enforced', 'rebuilt', 'node', 'service'] as const
export type Known = (typeof HOW_KNOWN)[number]

/**
 * How each claim is known. `enforced`: the chain itself brings it, or undoes the transaction. `rebuilt`: worked out here
 * from the intent, the profile and the order. `node`: one node, explorer or exchange was asked. `service`: its word, or
 * the word of its solver.
 */
const KNOWN = {
  'swap-enforced': 'enforced',
  'plan-rebuilt': 'rebuilt',
  'depository-pinned': 'rebuilt',
  'coins-proven': 'rebuilt',
  'order-bound': 'rebuilt',
  'recipient-is-asked': 'rebuilt',
  'recipient-is-paid': 'rebuilt',
  'minimum-in-order': 'rebuilt',
  'calls-in-order': 'rebuilt',
  'refund-is-yours': 'rebuilt',
  'refund-is-asked': 'rebuilt',
  'approval-exact': 'rebuilt',
  'permit-exact': 'rebuilt',
  'swap-read': 'node',
  'swap-simulated': 'node',
  'address-computed': 'node',
  'prices-compared': 'node',
  'node-answers': 'node',
  'solver-signed': 'service',
  'figures-said': 'service',
} as const satisfies Readonly<Record<string, Known>>

/** What is said of a quote before the user decides. */
export type Claim = keyof typeof KNOWN

/** Something that could not be proven here, and is said before the user decides. */
export type Gap =
  | 'address-on-trust'
  | 'paid-to-solver'
  | 'order-not-bound'
  | 'solver-did-not-sign'
  | 'price-on-trust'
  | 'calls-use-money'

/** How a claim is known. */
export function knownBy(claim: Claim): Known {
  return KNOWN[claim]
}

/** Whether a claim rests on nobody's word: the chain enforces it, or it was worked out here. */
export function isProven(claim: Claim): boolean {
  return KNOWN[claim] === 'enforced' || KNOWN[claim] === 'rebuilt'
}

/** What can be said of a quote, the surest first. */
export function claimsOf(quote: VerifiedQuote, refundIsOwn: boolean): readonly Claim[] {
  const { plan, swap } = quote
  const hasCalls = quote.intent.calls.length > 0
  const does = (role: string) => plan.some((item) => item.kind === 'evmTransaction' && item.role === role)
  const has = (kind: Item['kind']) => plan.some((item) => item.kind === kind)
  const isSent = isSend(plan)
  const isOrdered = paysOrder(quote)
  const isBound = isOrdered && isOrderBound(quote)
  // An address that is paid from elsewhere carries no bytes of ours, and no order but by itself.
  const isElsewhere = isPaidElsewhere(plan)
  const isOverridden = (code: Code) => quote.overrides.some((each) => each.code === code)
  // What the solver itself was given comes back out of its own hands, if at all.
  const isRefundBound = isBound && !isOverridden('K07') && !isPaidToSolver(plan)
  const holds: Readonly<Record<Claim, boolean>> = {
    'swap-enforced': swap?.isEnforced === true,
    // The calls before the end of a routed swap are the service's choice.
    'plan-rebuilt': swap?.by !== 'router' && !isElsewhere,
    'depository-pinned': does('deposit') || has('bitcoinPsbt') || has('exchangeATransfer') || has('exchangeBTransfer'),
    'coins-proven': has('bitcoinPsbt'),
    'order-bound': isBound && !isElsewhere,
    // What calls leave of the money is theirs to say.
    'recipient-is-asked': isBound && !hasCalls,
    'recipient-is-paid': isSent,
    'minimum-in-order': isBound,
    'calls-in-order': isBound && hasCalls,
    'refund-is-yours': refundIsOwn && isRefundBound,
    'refund-is-asked': !refundIsOwn && isRefundBound,
    'approval-exact': does('approve'),
    'permit-exact': has('evmSignature'),
    'swap-read': swap?.isEnforced === false,
    'swap-simulated': quote.isSimulated,
    'address-computed': plan.some((item) => item.kind === 'depositAddress' && item.isProven),
    'prices-compared': isPriced(quote) && quote.loss !== undefined,
    'node-answers': plan.some((item) => item.kind !== 'depositAddress') && !isOverridden('D32'),
    'solver-signed': quote.solverSigned && isOrdered,
    'figures-said': !isSent,
  }
  const held = (Object.keys(KNOWN) as Claim[]).filter((claim) => holds[claim])
  return HOW_KNOWN.flatMap((known) => held.filter((claim) => KNOWN[claim] === known))
}

/** What could not be proven of a quote. */
export function gapsOf(quote: VerifiedQuote): readonly Gap[] {
  const { plan, intent } = quote
  const isOrdered = paysOrder(quote)
  const holds: Readonly<Record<Gap, boolean>> = {
    'address-on-trust': plan.some((item) => item.kind === 'depositAddress' && !item.isProven),
    'paid-to-solver': isPaidToSolver(plan),
    'order-not-bound': isOrdered && !isOrderBound(quote),
    // Where nothing binds the payment to an order, a signature of it would bind no more.
    'solver-did-not-sign': !quote.solverSigned && isOrdered && isOrderBound(quote),
    'calls-use-money': intent.calls.length > 0,
    'price-on-trust': isPriced(quote) && quote.loss === undefined,
  }
  return (Object.keys(holds) as Gap[]).filter((gap) => holds[gap])
}

// A transfer to the recipient, and a swap that ends with it, carry no order, whatever the service's answer proves of one.
function paysOrder({ plan, swap, intent }: VerifiedQuote): boolean {
  const isLocal = intent.originCurrency.chainId === intent.destinationCurrency.chainId
  return !isSend(plan) && !(swap !== undefined && isLocal)
}

// By its own hash, in what is paid: a permit without the order's number (E15) names none, and an order whose payment a node
// alone speaks for may stay unpaid.
function isOrderBound({ orderBinding, overrides, swap }: VerifiedQuote): boolean {
  return orderBinding === 'verified' && swap?.isEnforced !== false && !overrides.some(({ code }) => code === 'E15')
}

// Where one asset crosses for itself, the amounts themselves are compared.
function isPriced({ cost, intent }: VerifiedQuote): boolean {
  return cost === undefined && !isSameCurrency(intent.originCurrency, intent.destinationCurrency)
}

// A permit whose calls are not signed with it: whoever it names has the money.
function isPaidToSolver(plan: readonly Item[]): boolean {
  return plan.some((item) => item.kind === 'evmSignature' && !item.routed)
}
