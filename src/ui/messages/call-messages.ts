import { enCalls } from './en/calls.ts'
import { lazyPart } from './part.ts'

/** Kept apart, so that only the prompt window loads it. */
export const ofCalls = lazyPart('calls', enCalls)
