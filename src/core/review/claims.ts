import { type Item, isPaidExternally, isSendPlan } from '../execution/item.ts'
import { isBitcoinPsbt } from '../families/bitcoin/items.ts'
import { isDepositAddress } from '../families/deposit-address-item.ts'
import { isEvmTransaction, isPermit } from '../families/evm/items.ts'
import { stepWordOf, traitsOfWord } from '../families/items.ts'
import { isSameCurrency } from '../money/currency.ts'
import type { VerifiedQuote } from '../verify/verify.ts'
import type { FindingCode } from './finding.ts'

/** The surest is first. */
const HOW_KNOWN = ['enforced', 'rebuilt', 'node', 'service'] as const
export type ClaimBasis = (typeof HOW_KNOWN)[number]

/**
 * `enforced` claims hold on chain or revert. `rebuilt` ones follow from intent, profile and order. `node` means one
 * node, explorer or exchange; `service` means the service or its solver.
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
} as const satisfies Readonly<Record<string, ClaimBasis>>

export type Claim = keyof typeof KNOWN

export type ClaimGap =
  | 'address-on-trust'
  | 'paid-to-solver'
  | 'order-not-bound'
  | 'solver-did-not-sign'
  | 'price-on-trust'
  | 'calls-use-money'

/** How a claim is known. */
export function claimBasisOf(claim: Claim): ClaimBasis {
  return KNOWN[claim]
}

/** Whether the chain or our own rebuild proves a claim. */
export function isProven(claim: Claim): boolean {
  return KNOWN[claim] === 'enforced' || KNOWN[claim] === 'rebuilt'
}

/** A quote's true claims, surest first. */
export function claimsOf(quote: VerifiedQuote, refundIsOwn: boolean): readonly Claim[] {
  const { plan, swap } = quote
  const hasCalls = quote.intent.calls.length > 0
  const does = (role: string) => plan.some((item) => isEvmTransaction(item) && item.role === role)
  const isSent = isSendPlan(plan)
  const isOrdered = paysOrder(quote)
  const isBound = isOrdered && isOrderBound(quote)
  // An external payment carries no bytes of ours.
  const isElsewhere = isPaidExternally(plan)
  const isOverridden = (code: FindingCode) => quote.overrides.some((each) => each.code === code)
  // A solver returns money only by choice.
  const isRefundBound = isBound && !isOverridden('K07') && !isPaidToSolver(plan)
  const holds: Readonly<Record<Claim, boolean>> = {
    'swap-enforced': swap?.isEnforced === true,
    // The service chooses a routed swap's inner calls.
    'plan-rebuilt': swap?.by !== 'router' && !isElsewhere,
    'depository-pinned': does('deposit') || plan.some((item) => traitsOfWord(stepWordOf(item)).paysDepository),
    'coins-proven': plan.some(isBitcoinPsbt),
    'order-bound': isBound && !isElsewhere,
    // Calls decide how much money remains.
    'recipient-is-asked': isBound && !hasCalls,
    'recipient-is-paid': isSent,
    'minimum-in-order': isBound,
    'calls-in-order': isBound && hasCalls,
    'refund-is-yours': refundIsOwn && isRefundBound,
    'refund-is-asked': !refundIsOwn && isRefundBound && !quote.refundsRecipient,
    'approval-exact': does('approve'),
    'permit-exact': plan.some(isPermit),
    'swap-read': swap?.isEnforced === false,
    'swap-simulated': quote.isSimulated,
    'address-computed': plan.some((item) => isDepositAddress(item) && item.isProven),
    'prices-compared': isPriced(quote) && quote.loss !== undefined,
    'node-answers': plan.some((item) => !isDepositAddress(item)) && !isOverridden('D32'),
    'solver-signed': quote.solverSigned && isOrdered,
    'figures-said': !isSent,
  }
  const held = (Object.keys(KNOWN) as Claim[]).filter((claim) => holds[claim])
  return HOW_KNOWN.flatMap((known) => held.filter((claim) => KNOWN[claim] === known))
}

/** The unproven parts of a quote. */
export function claimGapsOf(quote: VerifiedQuote): readonly ClaimGap[] {
  const { plan, intent } = quote
  const isOrdered = paysOrder(quote)
  const holds: Readonly<Record<ClaimGap, boolean>> = {
    'address-on-trust': plan.some((item) => isDepositAddress(item) && !item.isProven),
    'paid-to-solver': isPaidToSolver(plan),
    'order-not-bound': isOrdered && !isOrderBound(quote),
    // A signature adds nothing to an unbound order.
    'solver-did-not-sign': !quote.solverSigned && isOrdered && isOrderBound(quote),
    'calls-use-money': intent.calls.length > 0,
    'price-on-trust': isPriced(quote) && quote.loss === undefined,
  }
  return (Object.keys(holds) as ClaimGap[]).filter((gap) => holds[gap])
}

// A send or same-chain swap pays no order.
function paysOrder({ plan, swap, intent }: VerifiedQuote): boolean {
  const isLocal = intent.originCurrency.chainId === intent.destinationCurrency.chainId
  return !isSendPlan(plan) && !(swap !== undefined && isLocal)
}

// E15 permits name no order; a node-confirmed swap may not pay it.
function isOrderBound({ orderBinding, overrides, swap }: VerifiedQuote): boolean {
  return orderBinding === 'verified' && swap?.isEnforced !== false && !overrides.some(({ code }) => code === 'E15')
}

// For one asset, amounts are compared directly.
function isPriced({ cost, intent }: VerifiedQuote): boolean {
  return cost === undefined && !isSameCurrency(intent.originCurrency, intent.destinationCurrency)
}

// A permit without signed calls gives its payee the money.
function isPaidToSolver(plan: readonly Item[]): boolean {
  return plan.some((item) => isPermit(item) && !item.routed)
}
