import type { EvmFacts, OriginFacts } from '../../chain/facts.ts'

/** Returns the EVM facts of an origin; undefined on another family. */
export function evmFactsOf({ origin }: Readonly<{ origin: OriginFacts }>): EvmFacts | undefined {
  return origin.family === 'evm' ? origin : undefined
}
