import { type Decision, decide, type OpenApproval, type Requester } from '../core/approval.ts'
import type { Execution } from '../core/execution.ts'
import type { IntentInput } from '../core/intent.ts'
import { type Foreseen, foresee, start } from '../core/start.ts'
import { type AskedQuote, askQuote, type QuotePorts } from './quotes.ts'

export type DecisionPorts = QuotePorts &
  Readonly<{
    isUnlocked: () => Promise<boolean>
    /** Stores a new execution durably, before anything is signed. */
    begin: (execution: Execution) => Promise<void>
    /** Has the new execution carried out. */
    wake: (id: string) => void
    /** Has read what the execution would need; asks nothing of the service. */
    foresee: (crossing: Foreseen) => void
  }>

/** How a decision ended, for the page that sent it. */
export type DecisionAnswer =
  | Readonly<{ outcome: 'approved'; executionId: string }>
  | Readonly<{ outcome: 'rejected' | 'expired' | 'stale' | 'locked' | 'unconfirmed' }>

export type Decisions = Readonly<{
  /** Asks for a quote and, where it is proven, keeps it open for one decision. */
  ask: (input: IntentInput, requester: Requester) => Promise<AskedQuote>
  /** Takes a decision about an open quote; an approved one becomes an execution, once. */
  decide: (id: string, decision: Decision) => Promise<DecisionAnswer>
  requesterOf: (id: string) => Requester | undefined
  /** A person looks at an open quote and may say yes: what that needs is read meanwhile. Nothing for any other. */
  attend: (id: string) => void
}>

/** More than a person can look at; the oldest are forgotten first, and a decision about them is stale. */
const MOST_OPEN = 32

/**
 * Keeps the proven quotes that wait for a decision. They live as long as the background does: a quote is fresh for
 * seconds only, and after a restart the page asks again.
 */
export function createDecisions(ports: DecisionPorts): Decisions {
  const open = new Map<string, Readonly<{ approval: OpenApproval; quoteText: string }>>()

  async function settle(id: string, decision: Decision): Promise<DecisionAnswer> {
    const kept = open.get(id)
    if (!kept) return { outcome: 'stale' }
    if (decision.decision === 'approve' && !(await ports.isUnlocked())) return { outcome: 'locked' }
    const isExpert = await ports.isExpert()
    // Looked up again: two clicks may have waited at the same time, and only one may take it.
    if (open.get(id) !== kept) return { outcome: 'stale' }
    const decided = decide(kept.approval, decision, { nowSeconds: ports.nowSeconds(), isExpert })
    if (decided.outcome === 'stale' || decided.outcome === 'unconfirmed') return decided
    open.delete(id)
    if (decided.outcome !== 'approved') return decided
    const execution = start(decided.approval, kept.quoteText)
    await ports.begin(execution)
    ports.wake(execution.id)
    return { outcome: 'approved', executionId: execution.id }
  }

  return {
    ask: async (input, requester) => {
      const asked = await askQuote(input, requester, ports)
      if (asked.state === 'proven' || asked.state === 'override') {
        open.set(asked.open.id, { approval: asked.open, quoteText: asked.quoteText })
        const [oldest] = open.keys()
        if (open.size > MOST_OPEN && oldest !== undefined) open.delete(oldest)
      }
      return asked
    },
    decide: settle,
    requesterOf: (id) => open.get(id)?.approval.requester,
    attend: (id) => {
      const kept = open.get(id)
      if (!kept || ports.nowSeconds() > kept.approval.quote.expiresAtSeconds) return
      ports.foresee(foresee(id, kept.approval.quote, kept.quoteText))
    },
  }
}
