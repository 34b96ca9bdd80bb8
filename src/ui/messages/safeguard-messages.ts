import { enSafeguards } from './en/safeguards.ts'
import { lazyPart } from './part.ts'

export const ofSafeguards = lazyPart('safeguards', enSafeguards)
