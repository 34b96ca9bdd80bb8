import { makeReview } from '../../../../src/core/review/review.ts'
import { verify } from '../../../../src/core/verify/verify.ts'

/** Mutants live in the proof and its review. */
export type Proof = Readonly<{ verify: typeof verify; review: typeof makeReview }>

export const proof: Proof = { verify, review: makeReview }
