import { enCalls } from './en/calls.ts'
import { part } from './part.ts'

/** Kept apart, so that only the prompt window loads it. */
export const ofCalls = part('calls', enCalls)
