import { enPermit2Allowances } from './en/permit2.ts'
import { lazyPart } from './part.ts'

export const ofPermit2Allowances = lazyPart('permit2', enPermit2Allowances)
