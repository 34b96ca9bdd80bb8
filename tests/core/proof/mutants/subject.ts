import { review } from '../../../../src/core/review.ts'
import { verify } from '../../../../src/core/verify/verify.ts'

/** What the mutants stand in: the proof, and what is shown of it. */
export type Proof = Readonly<{ verify: typeof verify; review: typeof review }>

/** The proof that is built from what is mutated. */
export const proof: Proof = { verify, review }
