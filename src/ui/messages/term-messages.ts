import { enTerms } from './en/terms.ts'
import { part } from './part.ts'

/** What is said of the terms of a price, apart from `m`. */
export const ofTerms = part('terms', enTerms)
