import type { Approval } from './approval.ts'
import type { Execution, NonceAtYes } from './execution.ts'
import { inputOf } from './intent.ts'
import { type Item, isPaidElsewhere } from './item.ts'
import { gotOn } from './progress.ts'
import type { VerifiedQuote } from './verify/verify.ts'

export type Foreseen = Pick<Execution, 'id' | 'intent' | 'quoteText' | 'receivedAtSeconds' | 'plan' | 'items' | 'pace'>

/**
 * Starts an approval's durable record.
 * @param quoteText is the original body
 * @param noncesAtYes are the first free nonces at approval
 */
export function start(approval: Approval, quoteText: string, noncesAtYes: readonly NonceAtYes[]): Execution {
  const { id, requester, quote, decidedAtSeconds } = approval
  return {
    version: 1,
    ...foresee(id, quote, quoteText),
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
    stage: isPaidElsewhere(quote.plan)
      ? { stage: 'tracking', status: undefined, reportedAtSeconds: decidedAtSeconds }
      : { stage: 'steps' },
    untold: [],
    trouble: undefined,
    ...gotOn(decidedAtSeconds),
    noncesAtYes,
    history: [{ atSeconds: decidedAtSeconds, what: 'approved' }],
    seq: 0,
    updatedAtSeconds: decidedAtSeconds,
  }
}

/**
 * Drafts an execution for prefetches; it cannot run.
 * @param id becomes the execution's
 */
export function foresee(id: string, quote: VerifiedQuote, quoteText: string): Foreseen {
  return {
    id,
    intent: inputOf(quote.intent),
    quoteText,
    receivedAtSeconds: quote.receivedAtSeconds,
    plan: quote.plan,
    items: quote.plan.map(() => ({ phase: 'planned' })),
    pace: { pace: quote.plan.length > 1 && quote.plan.every(isTransaction) ? 'undecided' : 'sequential' },
  }
}

function isTransaction(item: Item): boolean {
  return item.kind === 'evmTransaction'
}
