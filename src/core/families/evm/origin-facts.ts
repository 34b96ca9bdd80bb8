import type { EvmFacts, OriginFacts } from '../../chain/facts.ts'

/** Undefined on another family. */
export function evmFactsOf({ origin }: Readonly<{ origin: OriginFacts }>): EvmFacts | undefined {
  return origin.family === 'evm' ? origin : undefined
}
