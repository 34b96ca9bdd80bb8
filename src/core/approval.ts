import type { Brand } from '../lib/brand.ts'
import type { Finding } from './finding.ts'
import type { VerifiedQuote } from './verify/verify.ts'

/**
 * Who asks: our own popup, or a page, named by the origin that its port has. `callsId` is the id that the page follows
 * its request by (EIP-5792), `key` its relay's name of the call, the same when it is asked again after a restart. `bundle`:
 * the crossing brings money for calls, and `origin` is the page that asked for those, if one did.
 */
export type Requester =
  | Readonly<{ from: 'popup' }>
  | Readonly<{ from: 'dapp'; origin: string; callsId: string; key: string }>
  | Readonly<{ from: 'bundle'; origin?: string | undefined; bundleId: string }>

/** The origin of the site that asked, for a crossing itself or for calls that need one; undefined where the user did. */
export function siteAsking(requester: Requester): string | undefined {
  return requester.from === 'popup' ? undefined : requester.origin
}

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
  Readonly<{
    state: 'approved'
    id: string
    requester: Requester
    quote: VerifiedQuote
    /** What speaks against the plan and was insisted on, by an expert who typed its name. */
    overrides: readonly Finding[]
    decidedAtSeconds: number
  }>,
  'Approval'
>

/** What the user's window sends back; `phrase` is what an expert typed to insist. */
export type Decision = Readonly<{
  ticket: string
  planHash: string
  decision: 'approve' | 'reject'
  phrase?: string | undefined
}>

/** What a decision is judged by beside itself: the time, and whether the user has chosen to be an expert. */
export type DecidedAt = Readonly<{ nowSeconds: number; isExpert: boolean }>

/**
 * How a decision ended; `stale` means that it was about something else than what is open now, `unconfirmed` that it
 * insists on a plan with something against it without the expert setting or without its phrase.
 */
export type Decided =
  | Readonly<{ outcome: 'approved'; approval: Approval }>
  | Readonly<{ outcome: 'rejected' | 'expired' | 'stale' | 'unconfirmed' }>

/**
 * What an expert must type to insist on a plan: the codes of everything that speaks against it, as they stand beside each
 * sentence in every language, such as `K01 K07`.
 *
 * @returns undefined where nothing speaks against it
 */
export function phraseOf(overrides: readonly Finding[]): string | undefined {
  return overrides.length === 0 ? undefined : inOrder(overrides.map(({ code }) => code))
}

// However they were typed: in any order, with any space between them, in large or small letters.
function readPhrase(typed: string): string {
  return inOrder(
    typed
      .trim()
      .toUpperCase()
      .split(/[\s,]+/u),
  )
}

function inOrder(codes: readonly string[]): string {
  return [...new Set(codes)].sort().join(' ')
}

/**
 * Takes the user's decision about an open approval. It counts only with the approval's own ticket and for the hash
 * of exactly the plan that was shown, and only while the quote is fresh. A plan with something against it is approved
 * only by an expert who typed the codes of it.
 */
export function decide(open: OpenApproval, decision: Decision, { nowSeconds, isExpert }: DecidedAt): Decided {
  const { id, requester, quote } = open
  if (decision.ticket !== open.ticket || decision.planHash !== quote.planHash) return { outcome: 'stale' }
  if (decision.decision === 'reject') return { outcome: 'rejected' }
  if (nowSeconds > quote.expiresAtSeconds) return { outcome: 'expired' }
  const { overrides } = quote
  const phrase = phraseOf(overrides)
  if (phrase !== undefined && !(isExpert && readPhrase(decision.phrase ?? '') === phrase))
    return { outcome: 'unconfirmed' }
  const approval = { state: 'approved', id, requester, quote, overrides, decidedAtSeconds: nowSeconds } as Approval
  return { outcome: 'approved', approval }
}
