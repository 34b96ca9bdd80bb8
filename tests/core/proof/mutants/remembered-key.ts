import { memoizedIsScriptOfKey as freshKeyProof } from '../../../../src/core/families/bitcoin/transaction/script-key.ts'

const once = freshKeyProof()

export const memoizedIsScriptOfKey: typeof freshKeyProof = () => once
