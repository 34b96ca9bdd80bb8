import { enProof } from './en/review/proof.ts'
import { lazyPart } from './lazy-part.ts'

/** Kept apart, so that the first paint doesn't load it. */
export const ofProof = lazyPart('proof', enProof)
