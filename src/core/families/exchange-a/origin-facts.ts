import type { ExchangeAFacts, OriginFacts } from '../../chain/facts.ts'

/** Undefined on another family. */
export function exchangeAFactsOf({ origin }: Readonly<{ origin: OriginFacts }>): ExchangeAFacts | undefined {
  return origin.family === 'exchangeA' ? origin : undefined
}
