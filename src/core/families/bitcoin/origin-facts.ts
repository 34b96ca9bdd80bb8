import type { BitcoinFacts, OriginFacts } from '../../chain/facts.ts'

/** Undefined on another family. */
export function bitcoinFactsOf({ origin }: Readonly<{ origin: OriginFacts }>): BitcoinFacts | undefined {
  return origin.family === 'bitcoin' ? origin : undefined
}
