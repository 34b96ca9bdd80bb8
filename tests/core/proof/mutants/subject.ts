import { review } from '../../../../src/core/review.ts'
import { verify } from '../../../../src/core/verify/verify.ts'

/** Mutants live in the proof and its review. */
export type Proof = Readonly<{ verify: typeof verify; review: typeof review }>

export const proof: Proof = { verify, review }
