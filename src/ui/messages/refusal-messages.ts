import { enRefusals } from './en/refusals.ts'
import { lazyPart } from './part.ts'

export const ofRefusals = lazyPart('refusals', enRefusals)
