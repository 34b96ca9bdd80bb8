import type { Execution, NonceAtApproval } from '../../core/execution/execution.ts'
import type { Item } from '../../core/execution/item.ts'
import { type PreparedExecution, prepareExecution, startExecution } from '../../core/execution/start.ts'
import type { IntentInput } from '../../core/intent/intent.ts'
import { actOfTransfer } from '../../core/policy/act.ts'
import { type Decision, decide, type OpenApproval, type Requester } from '../../core/review/approval.ts'
import { dueTicks } from '../../core/review/ticks.ts'
import { newIncidents } from '../../core/verify/new-chain-incidents.ts'
import { isCausewayError } from '../../lib/errors.ts'
import { createLock } from '../../lib/lock.ts'
import type { PasswordCheck, PasswordCheckRefusal } from '../policy/password-check.ts'
import { type ChainListing, MOST_LIST_AGE_SECONDS } from '../quotes/chain-list.ts'
import { type AskedQuote, askQuote, isAccountGone, type QuotePorts } from '../quotes/proven-quote.ts'

export type QuoteDecisionPorts = QuotePorts &
  Readonly<{
    isUnlocked: () => Promise<boolean>
    /** Stores a new execution durably, before any signature. */
    begin: (execution: Execution) => Promise<void>
    noncesOf: (id: string, plan: readonly Item[]) => Promise<readonly NonceAtApproval[]>
    wake: (id: string) => void
    /** Prefetches without asking the service. */
    prefetch: (transfer: PreparedExecution) => void
    /** The list is at most this many seconds old. */
    chainList: (originChainId: number, mostSeconds: number) => Promise<ChainListing>
    guard: Pick<PasswordCheck, 'pass'>
    newest: () => Promise<readonly Execution[]>
  }>

/** The password lives only as long as the decision. */
export type WithPassword = Readonly<{ password?: string | undefined }>

export type WithTicks = Readonly<{ ticked?: readonly string[] | undefined }>

export type QuoteDecisionResult =
  | Readonly<{ outcome: 'approved'; executionId: string }>
  | Readonly<{ outcome: 'rejected' | 'expired' | 'stale' | 'locked' | 'unconfirmed' }>
  | Readonly<{ outcome: 'unticked'; due: readonly string[] }>
  | (Readonly<{ outcome: 'password' }> & PasswordCheckRefusal)

export type QuoteDecisions = Readonly<{
  /** Quotes, and keeps a proven quote open for one decision. */
  ask: (input: IntentInput, requester: Requester) => Promise<AskedQuote>
  /**
   * Decides an open quote, with the password where safeguards require it. `unticked`: a due tick is missing; `stale`
   * includes a slow or limited chain.
   */
  decide: (id: string, decision: Decision & WithPassword & WithTicks) => Promise<QuoteDecisionResult>
  /** Decides a funding quote, guarded by its bundle's approval; otherwise `stale`. */
  decidePart: (id: string, decision: Decision) => Promise<QuoteDecisionResult>
  /** Rereads whether a chain has become slow or limited since the proof. */
  isWorse: (id: string) => Promise<boolean>
  openOf: (id: string) => OpenApproval | undefined
  attend: (id: string) => void
}>

const UNSAVED = ['STORE_FULL', 'PAID_BEFORE_UNREAD']

/** The oldest beyond this are dropped and become stale. */
const MOST_OPEN = 32

/** Makes the keeper of proven quotes, which last as long as the background. */
export function createQuoteDecisions(ports: QuoteDecisionPorts): QuoteDecisions {
  const open = new Map<string, Readonly<{ approval: OpenApproval; quoteText: string }>>()
  const oneAtATime = createLock()

  async function settle(id: string, decision: Decision): Promise<QuoteDecisionResult> {
    const kept = open.get(id)
    if (!kept) return { outcome: 'stale' }
    if (decision.decision === 'approve' && !(await ports.isUnlocked())) return { outcome: 'locked' }
    if (decision.decision === 'approve' && (await isAccountGone(kept.approval.quote.intent, ports))) {
      return { outcome: 'stale' }
    }
    const isExpert = await ports.isExpert()
    // Two clicks may have waited; only one may win.
    if (open.get(id) !== kept) return { outcome: 'stale' }
    const decided = decide(kept.approval, decision, { nowSeconds: ports.nowSeconds(), isExpert })
    if (decided.outcome === 'stale' || decided.outcome === 'unconfirmed') return decided
    open.delete(id)
    if (decided.outcome !== 'approved') return decided
    const nonces = await ports.noncesOf(decided.approval.id, decided.approval.quote.plan)
    const execution = startExecution(decided.approval, kept.quoteText, nonces)
    await ports.begin(execution).catch(reopening(() => open.set(id, kept)))
    ports.wake(execution.id)
    return { outcome: 'approved', executionId: execution.id }
  }

  // Of two windows with the same transfer, the second sees the first.
  function settleTicked(id: string, { quote }: OpenApproval, decision: Decision, ticked: readonly string[]) {
    return oneAtATime(async (): Promise<QuoteDecisionResult> => {
      const due = dueTicks(quote, await ports.newest(), ports.nowSeconds())
      return due.every((each) => ticked.includes(each)) ? settle(id, decision) : { outcome: 'unticked', due }
    })
  }

  async function isWorse(id: string): Promise<boolean> {
    const quote = open.get(id)?.approval.quote
    if (!quote) return false
    const { chains } = await ports.chainList(quote.intent.originCurrency.chainId, MOST_LIST_AGE_SECONDS.forSignature)
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
      const act = approval && actOfTransfer(approval.quote.intent, approval.quote.pays, ports.profile)
      if (!act || decision.decision === 'reject') return settle(id, decision)
      // No password is tried when approval can't succeed.
      const isDue = decision.ticket === approval.ticket && decision.planHash === approval.quote.planHash
      if (!isDue || !(await ports.isUnlocked())) return settle(id, decision)
      if (await isWorse(id)) return { outcome: 'stale' }
      const guarded = await ports.guard.pass(
        { act, password },
        () => settleTicked(id, approval, decision, ticked),
        isApproved,
      )
      return guarded.passed ? guarded.value : { outcome: 'password', ...guarded.refusal }
    },
    decidePart: (id, decision) => {
      const part = open.get(id)?.approval
      // A part has no ticks.
      const isPart = part?.requester.from === 'bundle' && part.quote.ticks.length === 0
      return isPart ? settle(id, decision) : Promise.resolve({ outcome: 'stale' })
    },
    isWorse,
    openOf: (id) => open.get(id)?.approval,
    attend: (id) => {
      const kept = open.get(id)
      if (!kept || ports.nowSeconds() > kept.approval.quote.expiresAtSeconds) return
      ports.prefetch(prepareExecution(id, kept.approval.quote, kept.quoteText))
    },
  }
}

function isApproved({ outcome }: QuoteDecisionResult): boolean {
  return outcome === 'approved'
}

// Nothing was saved.
function reopening(reopen: () => void): (error: unknown) => never {
  return (error) => {
    if (UNSAVED.some((code) => isCausewayError(error, code))) reopen()
    throw error
  }
}
