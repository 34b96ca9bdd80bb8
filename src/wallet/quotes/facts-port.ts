import type { Facts } from '../../core/chain/facts.ts'
import type { Intent } from '../../core/intent/intent.ts'
import type { Quote } from '../../core/quote/quote.ts'

/**
 * The quote only selects contracts, coins and calls; nothing else is trusted. `serviceSeconds`: the service's clock
 * (epoch). `exceptId`: its ids don't count as used.
 */
export type FactsContext = Readonly<{
  intent: Intent
  quote: Quote
  receivedAtSeconds: number
  serviceSeconds?: number | undefined
  stepsDone: number
  exceptId: string
  site?: string | undefined
  /** The list may be this old, seconds. */
  listSeconds: number
}>

/** Reads a proof's facts now; unreadable ones are unknown. */
export type FactsPort = (question: FactsContext) => Promise<Facts>

/** Lists a quote's request and order ids. */
export function quoteIds(quote: Quote): readonly string[] {
  const requestIds = [quote.requestId, ...quote.steps.map((step) => step.requestId)]
  return [...requestIds, quote.protocol?.v2?.orderId].filter((id) => id !== undefined)
}
