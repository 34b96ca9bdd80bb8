import type { Approval } from './approval.ts'
import type { Execution, NonceAtYes } from './execution.ts'
import { inputOf } from './intent.ts'
import { type Item, isPaidElsewhere } from './item.ts'
import { gotOn } from './progress.ts'
import type { VerifiedQuote } from './verify/verify.ts'

/** As much of a crossing as says what there is to read for it, whether it was approved or is still to be. */
export type Foreseen = Pick<Execution, 'id' | 'intent' | 'quoteText' | 'receivedAtSeconds' | 'plan' | 'items' | 'pace'>

/**
 * Starts the durable record of an approval; the only way to one.
 *
 * @param quoteText the body of the quote, as it came
 * @param noncesAtYes what its steps would take first, read at the yes
 */
export function start(approval: Approval, quoteText: string, noncesAtYes?: readonly NonceAtYes[]): Execution {
  const { id, requester, quote, decidedAtSeconds } = approval
  return {
    version: 2,
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
    ...(noncesAtYes && { noncesAtYes }),
    history: [{ atSeconds: decidedAtSeconds, what: 'approved' }],
    seq: 0,
    updatedAtSeconds: decidedAtSeconds,
  }
}

/**
 * What a yes to a proven quote would begin with: enough to read for it, and nothing that could be carried out.
 *
 * @param id the approval's, which becomes the execution's
 * @param quoteText the body of the quote, as it came
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
