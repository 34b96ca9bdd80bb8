import { enSafeguards } from './en/safeguards.ts'
import { part } from './part.ts'

/** What is said of when the password is asked for, as `m` says the rest. */
export const ofSafeguards = part('safeguards', enSafeguards)
