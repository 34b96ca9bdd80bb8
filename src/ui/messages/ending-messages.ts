import { enAllFailureReasons } from './en/transfer/failure-reasons.ts'
import { lazyPart } from './lazy-part.ts'

export const ofFailureReasons = lazyPart('endings', enAllFailureReasons)
