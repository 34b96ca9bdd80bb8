import { type Decision, decide, type OpenApproval, type Requester } from '../core/approval.ts'
import type { Execution, NonceAtYes } from '../core/execution.ts'
import type { IntentInput } from '../core/intent.ts'
import type { Item } from '../core/item.ts'
import { actOfCrossing } from '../core/safeguards/act.ts'
import { type Foreseen, foresee, start } from '../core/start.ts'
import { dueTicks } from '../core/ticks.ts'
import { newIncidents } from '../core/verify/new-incidents.ts'
import { createLock } from '../lib/lock.ts'
import { LIST_SECONDS, type Listed } from './chain-list.ts'
import type { Guard, GuardRefusal } from './guard.ts'
import { type AskedQuote, askQuote, type QuotePorts } from './quotes.ts'

export type DecisionPorts = QuotePorts &
  Readonly<{
    isUnlocked: () => Promise<boolean>
    /** Stores a new execution durably, before anything is signed. */
    begin: (execution: Execution) => Promise<void>
    /** Reads what the steps of a plan would take their nonces from; unknown where nobody answers soon. */
    noncesOf: (id: string, plan: readonly Item[]) => Promise<readonly NonceAtYes[]>
    /** Has the new execution carried out. */
    wake: (id: string) => void
    /** Has read what the execution would need; asks nothing of the service. */
    foresee: (crossing: Foreseen) => void
    /** What the service lists of its chains, not older than that, seconds. */
    chainList: (originChainId: number, mostSeconds: number) => Promise<Listed>
    guard: Pick<Guard, 'pass'>
    /** The newest executions first, as many as a page is shown. */
    newest: () => Promise<readonly Execution[]>
  }>

/** Beside a decision, and kept no longer than it takes: the password, where the page has asked for it. */
export type WithPassword = Readonly<{ password?: string | undefined }>

/** Beside a decision: what was ticked for it, by its names. */
export type WithTicks = Readonly<{ ticked?: readonly string[] | undefined }>

/** How a decision ended, for the page that sent it. */
export type DecisionAnswer =
  | Readonly<{ outcome: 'approved'; executionId: string }>
  | Readonly<{ outcome: 'rejected' | 'expired' | 'stale' | 'locked' | 'unconfirmed' }>
  | Readonly<{ outcome: 'unticked'; due: readonly string[] }>
  | (Readonly<{ outcome: 'password' }> & GuardRefusal)

export type Decisions = Readonly<{
  /** Asks for a quote and, where it is proven, keeps it open for one decision. */
  ask: (input: IntentInput, requester: Requester) => Promise<AskedQuote>
  /**
   * Takes a decision about an open quote; an approved one becomes an execution, once, and only with the password where the
   * safeguards want it. `unticked`: the yes does not carry a tick that is due now, whatever the page has shown. Stale also
   * where a chain has become slow or limited since: the next quote says so.
   */
  decide: (id: string, decision: Decision & WithPassword & WithTicks) => Promise<DecisionAnswer>
  /** The same for a crossing that brings money for calls, whose yes was guarded as theirs. Stale for any other. */
  decidePart: (id: string, decision: Decision) => Promise<DecisionAnswer>
  /** Whether a chain of an open quote has become slow or limited since it was proven; read anew. */
  isWorse: (id: string) => Promise<boolean>
  openOf: (id: string) => OpenApproval | undefined
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
  const oneAtATime = createLock()

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
    const nonces = await ports.noncesOf(decided.approval.id, decided.approval.quote.plan)
    const execution = start(decided.approval, kept.quoteText, nonces)
    await ports.begin(execution)
    ports.wake(execution.id)
    return { outcome: 'approved', executionId: execution.id }
  }

  // In turn: of two windows that confirm the same move, the second one hears of the first.
  function settleTicked(id: string, { quote }: OpenApproval, decision: Decision, ticked: readonly string[]) {
    return oneAtATime(async (): Promise<DecisionAnswer> => {
      const due = dueTicks(quote, await ports.newest(), ports.nowSeconds())
      return due.every((each) => ticked.includes(each)) ? settle(id, decision) : { outcome: 'unticked', due }
    })
  }

  async function isWorse(id: string): Promise<boolean> {
    const quote = open.get(id)?.approval.quote
    if (!quote) return false
    const { chains } = await ports.chainList(quote.intent.originCurrency.chainId, LIST_SECONDS.forSignature)
    return newIncidents(quote, chains, ports.profile).length > 0
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
    decide: async (id, { password, ticked = [], ...decision }) => {
      const approval = open.get(id)?.approval
      const act = approval && actOfCrossing(approval.quote.intent, approval.quote.pays, ports.profile)
      if (!act || decision.decision === 'reject') return settle(id, decision)
      // Whoever may not say yes at all is not asked for the password, and tries none.
      const isDue = decision.ticket === approval.ticket && decision.planHash === approval.quote.planHash
      if (!isDue || !(await ports.isUnlocked())) return settle(id, decision)
      if (await isWorse(id)) return { outcome: 'stale' }
      const isDone = ({ outcome }: DecisionAnswer) => outcome === 'approved'
      const guarded = await ports.guard.pass(
        { act, password },
        () => settleTicked(id, approval, decision, ticked),
        isDone,
      )
      return guarded.passed ? guarded.value : { outcome: 'password', ...guarded.refusal }
    },
    decidePart: (id, decision) => {
      const part = open.get(id)?.approval
      // Nothing can be ticked for a part.
      const isPart = part?.requester.from === 'bundle' && part.quote.ticks.length === 0
      return isPart ? settle(id, decision) : Promise.resolve({ outcome: 'stale' })
    },
    isWorse,
    openOf: (id) => open.get(id)?.approval,
    attend: (id) => {
      const kept = open.get(id)
      if (!kept || ports.nowSeconds() > kept.approval.quote.expiresAtSeconds) return
      ports.foresee(foresee(id, kept.approval.quote, kept.quoteText))
    },
  }
}
