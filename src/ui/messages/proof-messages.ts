import { enProof } from './en/proof.ts'
import { part } from './part.ts'

/** Kept apart, so that the first paint doesn't load it. */
export const ofProof = part('proof', enProof)
