import type { Finding } from '../core/finding.ts'
import type { IntentProblem } from '../core/intent.ts'
import type { Reason } from '../core/reason.ts'
import type { Review } from '../core/review.ts'

/** What the form shows while the user types: proven, not proven, or not there. */
export type QuoteView =
  | Readonly<{ state: 'proven'; approvalId: string; ticket: string; review: Review }>
  | Readonly<{ state: 'refused'; findings: readonly Finding[] }>
  /** For experts only: `findings` speak against the plan, and `phrase` must be typed to insist on it. */
  | Readonly<{
      state: 'override'
      approvalId: string
      ticket: string
      review: Review
      findings: readonly Finding[]
      phrase: string
    }>
  | Readonly<{ state: 'problems'; problems: readonly IntentProblem[] }>
  /** The service or a node did not answer as it should; `retryable` says whether waiting helps. */
  | Readonly<{ state: 'unavailable'; why: Reason; code: string; retryable: boolean }>

/** A quote that can be signed: proven, or with something against it that an expert may insist on. */
export type SignableQuote = Extract<QuoteView, { state: 'proven' | 'override' }>

/** Why there is nothing that could be signed. */
export type NoQuoteView = Exclude<QuoteView, SignableQuote>
