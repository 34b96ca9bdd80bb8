import type { QuoteView } from '../../api/views/quotes.ts'
import { refusalKind } from './refusal-kind.ts'

export const TYPING_PAUSE_MILLISECONDS = 400
/** Before expiry, so that a quote is always valid. */
export const RENEWAL_LEAD_MILLISECONDS = 5_000
export const RETRY_MILLISECONDS = 10_000
/** The first wait; each further one is twice as long. */
export const FIRST_RETRY_MILLISECONDS = 2_500
/** Failures; then requests are seldom, for forgotten forms. */
export const MOST_IN_A_ROW = 12
export const SELDOM_MILLISECONDS = 60_000

// A service that limits requests gets fewer.
export function millisecondsToRetry(view: QuoteView, failures: number): number {
  if (failures > MOST_IN_A_ROW) return SELDOM_MILLISECONDS
  if (view.state === 'unavailable' && refusalKind(view.code) === 'tooOften') return RETRY_MILLISECONDS
  return Math.min(RETRY_MILLISECONDS, FIRST_RETRY_MILLISECONDS * 2 ** (failures - 1))
}

export function millisecondsToRenewal(expiresAtSeconds: number): number {
  const left = expiresAtSeconds * 1_000 - Date.now()
  return Math.max(left - RENEWAL_LEAD_MILLISECONDS, left / 2)
}
