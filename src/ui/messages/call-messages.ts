import { enCalls } from './en/calls.ts'
import { part } from './part.ts'

/** What is said of transactions, as `m` says the rest: apart from it, so that only the window of questions carries it. */
export const ofCalls = part('calls', enCalls)
