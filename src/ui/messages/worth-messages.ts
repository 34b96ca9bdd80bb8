import { enValuation } from './en/accounts/valuation.ts'
import { lazyPart } from './lazy-part.ts'

export const ofValuation = lazyPart('worth', enValuation)
