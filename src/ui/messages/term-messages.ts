import { enTerms } from './en/terms.ts'
import { lazyPart } from './part.ts'

export const ofTerms = lazyPart('terms', enTerms)
