import { enPermit2Allowances } from './en/accounts/permit2-allowances.ts'
import { lazyPart } from './lazy-part.ts'

export const ofPermit2Allowances = lazyPart('permit2', enPermit2Allowances)
