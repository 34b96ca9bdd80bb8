import type { ExchangeAFacts, OriginFacts } from '../../chain/facts.ts'

/** Returns the exchange A facts of an origin; undefined on another family. */
export function exchangeAFactsOf({ origin }: Readonly<{ origin: OriginFacts }>): ExchangeAFacts | undefined {
  return origin.family === 'exchangeA' ? origin : undefined
}
