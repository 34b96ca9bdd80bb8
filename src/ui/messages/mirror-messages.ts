import { enSecondCopy } from './en/accounts/second-copy.ts'
import { lazyPart } from './lazy-part.ts'

export const ofSecondCopy = lazyPart('mirror', enSecondCopy)
