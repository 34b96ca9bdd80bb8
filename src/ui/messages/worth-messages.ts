import { enValuation } from './en/worth.ts'
import { lazyPart } from './part.ts'

export const ofValuation = lazyPart('worth', enValuation)
