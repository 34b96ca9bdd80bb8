import { keyProof as freshKeyProof } from '../../../../src/core/bitcoin/own-key.ts'

const once = freshKeyProof()

/** `keyProof` that remembers from one quote to the next. */
export const keyProof: typeof freshKeyProof = () => once
