import type { Facts } from '../core/facts.ts'
import type { Intent } from '../core/intent.ts'
import type { Quote } from '../core/quote.ts'

/**
 * What facts are wanted for: the quote says which contracts, coins and calls matter, and is believed in nothing else.
 * `serviceSeconds` is what the service's clock said when it answered, epoch seconds; `stepsDone` steps of its plan are
 * carried out already; `exceptId` is the execution whose own ids do not count as used; `site` is the origin of the page
 * that asked, if one did.
 */
export type FactsQuestion = Readonly<{
  intent: Intent
  quote: Quote
  receivedAtSeconds: number
  serviceSeconds?: number | undefined
  stepsDone: number
  exceptId: string
  site?: string | undefined
  /** How old the service's list of chains may be, seconds. */
  listSeconds: number
}>

/** Reads everything that a proof needs, now. What cannot be read comes back as unknown. */
export type FactsPort = (question: FactsQuestion) => Promise<Facts>

/** The ids that a quote names: of its request, and of the order that it pays for. */
export function idsIn(quote: Quote): readonly string[] {
  const requestIds = [quote.requestId, ...quote.steps.map((step) => step.requestId)]
  return [...requestIds, quote.protocol?.v2?.orderId].filter((id) => id !== undefined)
}
