import { enFates } from './en/fates.ts'
import { part } from './part.ts'

/** What is said of what becomes of deposits that pages made, apart from `m` like the rest about them. */
export const ofFates = part('fates', enFates)
