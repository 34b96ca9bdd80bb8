import type { Brand } from '../lib/brand.ts'
import type { VerifiedQuote } from './verify/verify.ts'

/**
 * Who asks: our own popup, or a page, named by the origin that its port has. `callsId` is the id that the page follows
 * its request by (EIP-5792), `key` its relay's name of the call, the same when it is asked again after a restart.
 */
export type Requester =
  | Readonly<{ from: 'popup' }>
  | Readonly<{ from: 'dapp'; origin: string; callsId: string; key: string }>

/** A question that waits for the user: one proven plan, one decision. */
export type OpenApproval = Readonly<{
  state: 'open'
  id: string
  /** Unguessable, shown to nobody but the page that draws this approval: a decision must carry it. */
  ticket: string
  requester: Requester
  quote: VerifiedQuote
  createdAtSeconds: number
}>

/** A plan that the user said yes to: the only thing that an execution can start from. */
export type Approval = Brand<
  Readonly<{ state: 'approved'; id: string; requester: Requester; quote: VerifiedQuote; decidedAtSeconds: number }>,
  'Approval'
>

/** What the user's window sends back. */
export type Decision = Readonly<{ ticket: string; planHash: string; decision: 'approve' | 'reject' }>

/** How a decision ended; `stale` means that it was about something else than what is open now. */
export type Decided =
  | Readonly<{ outcome: 'approved'; approval: Approval }>
  | Readonly<{ outcome: 'rejected' }>
  | Readonly<{ outcome: 'expired' }>
  | Readonly<{ outcome: 'stale' }>

/**
 * Takes the user's decision about an open approval. It counts only with the approval's own ticket and for the hash
 * of exactly the plan that was shown, and only while the quote is fresh.
 */
export function decide(open: OpenApproval, decision: Decision, nowSeconds: number): Decided {
  if (decision.ticket !== open.ticket || decision.planHash !== open.quote.planHash) return { outcome: 'stale' }
  if (decision.decision === 'reject') return { outcome: 'rejected' }
  if (nowSeconds > open.quote.expiresAtSeconds) return { outcome: 'expired' }
  const { id, requester, quote } = open
  return {
    outcome: 'approved',
    approval: { state: 'approved', id, requester, quote, decidedAtSeconds: nowSeconds } as Approval,
  }
}
