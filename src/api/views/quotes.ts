import type { IntentProblem } from '../../core/intent/intent.ts'
import type { AttemptedAmount } from '../../core/intent/learned-minimum.ts'
import type { Reason } from '../../core/reason/reason.ts'
import type { Finding } from '../../core/review/finding.ts'
import type { Review } from '../../core/review/review.ts'

export type QuoteView =
  | Readonly<{ state: 'proven'; approvalId: string; ticket: string; review: Review }>
  | Readonly<{ state: 'refused'; findings: readonly Finding[] }>
  /** Only for experts: typing `phrase` overrides `findings`. */
  | Readonly<{
      state: 'override'
      approvalId: string
      ticket: string
      review: Review
      findings: readonly Finding[]
      phrase: string
    }>
  | Readonly<{ state: 'problems'; problems: readonly IntentProblem[] }>
  /** `retryable`: waiting may help. */
  | Readonly<{ state: 'unavailable'; why: Reason; code: string; retryable: boolean }>

export type SignableQuote = Extract<QuoteView, { state: 'proven' | 'override' }>

export type NoQuoteView = Exclude<QuoteView, SignableQuote>

/**
 * `refused` is the largest amount refused as too small, `worked` the smallest later success; origin currency, smallest
 * unit.
 */
export type MinimumAmountView = Readonly<{ refused: AttemptedAmount; worked: AttemptedAmount | null }>

/** The service's limits, smallest units; undefined where unknown. */
export type RouteLimitsView = Readonly<{
  isOpen: boolean
  least: bigint | undefined
  most: bigint | undefined
  mostArriving: bigint | undefined
}>
