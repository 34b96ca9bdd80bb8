import { enTerms } from './en/review/terms.ts'
import { lazyPart } from './lazy-part.ts'

export const ofTerms = lazyPart('terms', enTerms)
