import { enCalls } from './en/bundle/calls.ts'
import { lazyPart } from './lazy-part.ts'

/** Kept apart, so that only the prompt window loads it. */
export const ofCalls = lazyPart('calls', enCalls)
