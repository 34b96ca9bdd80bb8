import { enRefusals } from './en/review/refusals.ts'
import { lazyPart } from './lazy-part.ts'

export const ofRefusals = lazyPart('refusals', enRefusals)
