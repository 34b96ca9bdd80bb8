import { enRefusals } from './en/refusals.ts'
import { part } from './part.ts'

/** What is said where there is no quote, as `m` says the rest: only screens that ask for quotes carry it. */
export const ofRefusals = part('refusals', enRefusals)
