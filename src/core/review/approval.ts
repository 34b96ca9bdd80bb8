import type { Brand } from '../../lib/brand.ts'
import type { VerifiedQuote } from '../verify/verify.ts'
import type { Finding } from './finding.ts'

/**
 * `origin` comes from the page's port. `callsId` is the page's id (EIP-5792); `key` is its relay's name of the call and
 * survives restarts.
 */
export type Requester =
  | Readonly<{ from: 'popup' }>
  | Readonly<{ from: 'dapp'; origin: string; callsId: string; key: string }>
  | Readonly<{ from: 'bundle'; origin?: string | undefined; bundleId: string }>

/** The requesting site's origin; undefined for the user's own transfers. */
export function requestingSite(requester: Requester): string | undefined {
  return requester.from === 'popup' ? undefined : requester.origin
}

export type OpenApproval = Readonly<{
  state: 'open'
  id: string
  /** Only the prompt's page gets this unguessable secret; a decision must carry it. */
  ticket: string
  requester: Requester
  quote: VerifiedQuote
  createdAtSeconds: number
}>

/** Every `Execution` starts from an approved plan. */
export type Approval = Brand<
  Readonly<{
    state: 'approved'
    id: string
    requester: Requester
    quote: VerifiedQuote
    /** An expert overrode these findings by typing their codes. */
    overrides: readonly Finding[]
    decidedAtSeconds: number
  }>,
  'Approval'
>

/** `phrase` is an expert's typed override. */
export type Decision = Readonly<{
  ticket: string
  planHash: string
  decision: 'approve' | 'reject'
  phrase?: string | undefined
}>

export type DecisionContext = Readonly<{ nowSeconds: number; isExpert: boolean }>

/** `stale` decisions are for another prompt. `unconfirmed` ones lack the expert setting or the phrase. */
export type DecisionResult =
  | Readonly<{ outcome: 'approved'; approval: Approval }>
  | Readonly<{ outcome: 'rejected' | 'expired' | 'stale' | 'unconfirmed' }>

/** The codes that an expert types to override findings, such as `K01 K07`. */
export function overridePhraseOf(overrides: readonly Finding[]): string | undefined {
  return overrides.length === 0 ? undefined : inOrder(overrides.map(({ code }) => code))
}

// Order, spacing and case don't matter.
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

/** Judges a decision by its ticket, plan hash and the quote's expiry. */
export function decide(
  open: OpenApproval,
  decision: Decision,
  { nowSeconds, isExpert }: DecisionContext,
): DecisionResult {
  const { id, requester, quote } = open
  if (decision.ticket !== open.ticket || decision.planHash !== quote.planHash) return { outcome: 'stale' }
  if (decision.decision === 'reject') return { outcome: 'rejected' }
  if (nowSeconds > quote.expiresAtSeconds) return { outcome: 'expired' }
  const { overrides } = quote
  const phrase = overridePhraseOf(overrides)
  if (phrase !== undefined && !(isExpert && readPhrase(decision.phrase ?? '') === phrase))
    return { outcome: 'unconfirmed' }
  const approval = { state: 'approved', id, requester, quote, overrides, decidedAtSeconds: nowSeconds } as Approval
  return { outcome: 'approved', approval }
}
