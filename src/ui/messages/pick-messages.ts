import { enPicks } from './en/picks.ts'
import { part } from './part.ts'

/** What is said of a function that is picked for a call, as `m` says the rest. */
export const ofPicks = part('picks', enPicks)
