import { memoizedIsScriptOfKey as freshKeyProof } from '../../../../src/core/bitcoin/own-key.ts'

const once = freshKeyProof()

export const keyProof: typeof freshKeyProof = () => once
