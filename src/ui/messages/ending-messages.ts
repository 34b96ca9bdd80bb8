import { enAllFailureReasons } from './en/endings.ts'
import { lazyPart } from './part.ts'

export const ofFailureReasons = lazyPart('endings', enAllFailureReasons)
