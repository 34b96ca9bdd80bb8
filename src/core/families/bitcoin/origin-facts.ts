import type { BitcoinFacts, OriginFacts } from '../../chain/facts.ts'

/** Returns the Bitcoin facts of an origin; undefined on another family. */
export function bitcoinFactsOf({ origin }: Readonly<{ origin: OriginFacts }>): BitcoinFacts | undefined {
  return origin.family === 'bitcoin' ? origin : undefined
}
