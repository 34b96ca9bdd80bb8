import { ITEM_KINDS } from '../families/items.ts'
import { inputOf } from '../intent/intent.ts'
import type { Approval } from '../review/approval.ts'
import type { VerifiedQuote } from '../verify/verify.ts'
import type { Execution, NonceAtApproval } from './execution.ts'
import { type Item, isPaidExternally } from './item.ts'
import { startProgress } from './progress.ts'

export type PreparedExecution = Pick<
  Execution,
  'id' | 'intent' | 'quoteText' | 'receivedAtSeconds' | 'plan' | 'items' | 'stepOrder'
>

/**
 * Starts an approval's durable record.
 * @param quoteText is the original body
 * @param noncesAtApproval are the first free nonces at approval
 */
export function startExecution(
  approval: Approval,
  quoteText: string,
  noncesAtApproval: readonly NonceAtApproval[],
): Execution {
  const { id, requester, quote, decidedAtSeconds } = approval
  return {
    version: 1,
    ...prepareExecution(id, quote, quoteText),
    requester,
    intentHash: quote.intent.hash,
    requestId: quote.requestId,
    orderId: quote.orderId,
    planHash: quote.planHash,
    overrides: approval.overrides,
    approvedAtSeconds: decidedAtSeconds,
    deadlineSeconds: quote.deadlineSeconds,
    timeEstimateSeconds: quote.timeEstimateSeconds,
    pays: quote.pays,
    expected: quote.expected,
    minimum: quote.minimum,
    mostGas: quote.mostGas,
    stage: isPaidExternally(quote.plan)
      ? { stage: 'tracking', status: undefined, reportedAtSeconds: decidedAtSeconds }
      : { stage: 'steps' },
    pendingNotifications: [],
    obstacle: undefined,
    ...startProgress(decidedAtSeconds),
    noncesAtApproval,
    history: [{ atSeconds: decidedAtSeconds, what: 'approved' }],
    seq: 0,
    updatedAtSeconds: decidedAtSeconds,
  }
}

/**
 * Drafts an execution for prefetches; it cannot run.
 * @param id becomes the execution's
 */
export function prepareExecution(id: string, quote: VerifiedQuote, quoteText: string): PreparedExecution {
  return {
    id,
    intent: inputOf(quote.intent),
    quoteText,
    receivedAtSeconds: quote.receivedAtSeconds,
    plan: quote.plan,
    items: quote.plan.map(() => ({ phase: 'planned' })),
    stepOrder: { stepOrder: quote.plan.length > 1 && quote.plan.every(isPipelined) ? 'undecided' : 'sequential' },
  }
}

function isPipelined(item: Item): boolean {
  return ITEM_KINDS[item.kind].isPipelined
}
