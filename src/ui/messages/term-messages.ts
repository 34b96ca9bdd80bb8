import { enTerms } from './en/terms.ts'
import { part } from './part.ts'

export const ofTerms = part('terms', enTerms)
