import { enRefusals } from './en/refusals.ts'
import { part } from './part.ts'

export const ofRefusals = part('refusals', enRefusals)
