import { enDeeds } from './en/deeds.ts'
import { part } from './part.ts'

/** What transactions of the past are called, as `m` says the rest: apart from it, so that only who looks back carries it. */
export const ofDeeds = part('deeds', enDeeds)
