import { isSameCurrency } from './currency.ts'
import type { Code } from './finding.ts'
import { type Item, isPaidElsewhere, isSend } from './item.ts'
import type { VerifiedQuote } from './verify/verify.ts'

/** A claim that was proven. */
export type Claim =
  | 'plan-rebuilt'
  | 'depository-pinned'
  | 'order-bound'
  | 'solver-signed'
  | 'recipient-is-asked'
  | 'recipient-is-paid'
  | 'refund-is-yours'
  | 'refund-is-asked'
  | 'minimum-in-order'
  | 'calls-in-order'
  | 'approval-exact'
  | 'permit-exact'
  | 'coins-proven'

/** What one node, explorer or exchange says: it was asked, and nobody can prove its word here. */
export type Reading = 'node-answers' | 'swap-simulated' | 'address-computed'

/** Something that could not be proven here, and is said before the user decides. */
export type Gap =
  | 'swap-not-rebuilt'
  | 'address-on-trust'
  | 'paid-to-solver'
  | 'order-not-bound'
  | 'solver-did-not-sign'
  | 'price-on-trust'
  | 'calls-use-money'

/** What was proven of a quote: one claim each, with its evidence in the quote itself. */
export function claimsOf(quote: VerifiedQuote, refundIsOwn: boolean): readonly Claim[] {
  const { plan } = quote
  const hasCalls = quote.intent.calls.length > 0
  const does = (role: string) => plan.some((item) => item.kind === 'evmTransaction' && item.role === role)
  const has = (kind: Item['kind']) => plan.some((item) => item.kind === kind)
  // A transfer to the recipient carries no order, whatever the service's answer proves of one.
  const isSent = isSend(plan)
  const isBound = quote.orderBinding === 'verified' && !isSent
  // An address that is paid from elsewhere carries no bytes of ours, and no order but by itself.
  const isElsewhere = isPaidElsewhere(plan)
  const isOverridden = (code: Code) => quote.overrides.some((each) => each.code === code)
  // What the solver itself was given comes back out of its own hands, if at all.
  const isRefundBound = isBound && !isOverridden('K07') && !isPaidToSolver(plan)
  const holds: Readonly<Record<Claim, boolean>> = {
    'plan-rebuilt': !does('swap') && !isElsewhere,
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
    'solver-signed': quote.solverSigned && !isSent,
  }
  return (Object.keys(holds) as Claim[]).filter((claim) => holds[claim])
}

/** What was asked about a quote and answered, without a proof. */
export function readingsOf({ plan, overrides }: VerifiedQuote): readonly Reading[] {
  const isUnread = overrides.some(({ code }) => code === 'D32')
  const holds: Readonly<Record<Reading, boolean>> = {
    'node-answers': plan.some((item) => item.kind !== 'depositAddress') && !isUnread,
    'swap-simulated': plan.some((item) => item.kind === 'evmTransaction' && item.role === 'swap') && !isUnread,
    'address-computed': plan.some((item) => item.kind === 'depositAddress' && item.isProven),
  }
  return (Object.keys(holds) as Reading[]).filter((reading) => holds[reading])
}

/** What could not be proven of a quote. */
export function gapsOf(quote: VerifiedQuote): readonly Gap[] {
  const { plan, intent } = quote
  const isSent = isSend(plan)
  const holds: Readonly<Record<Gap, boolean>> = {
    'swap-not-rebuilt': plan.some((item) => item.kind === 'evmTransaction' && item.role === 'swap'),
    'address-on-trust': plan.some((item) => item.kind === 'depositAddress' && !item.isProven),
    'paid-to-solver': isPaidToSolver(plan),
    'order-not-bound': quote.orderBinding !== 'verified' && !isSent,
    // Where nothing binds the payment to an order, a signature of it would bind no more.
    'solver-did-not-sign': !quote.solverSigned && !isSent && quote.orderBinding === 'verified',
    'calls-use-money': intent.calls.length > 0,
    'price-on-trust': quote.cost === undefined && !isSameCurrency(intent.originCurrency, intent.destinationCurrency),
  }
  return (Object.keys(holds) as Gap[]).filter((gap) => holds[gap])
}

// A permit whose calls are not signed with it: whoever it names has the money.
function isPaidToSolver(plan: readonly Item[]): boolean {
  return plan.some((item) => item.kind === 'evmSignature' && !item.routed)
}
