import { enProof } from './en/proof.ts'
import { lazyPart } from './part.ts'

/** Kept apart, so that the first paint doesn't load it. */
export const ofProof = lazyPart('proof', enProof)
