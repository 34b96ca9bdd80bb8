import { enProof } from './en/proof.ts'
import { part } from './part.ts'

/** What is said of a proof and of signatures, as `m` says the rest: apart from it, so that the first paint does not carry it. */
export const ofProof = part('proof', enProof)
