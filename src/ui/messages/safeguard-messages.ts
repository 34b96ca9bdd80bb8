import { enSafeguards } from './en/settings/safeguards.ts'
import { lazyPart } from './lazy-part.ts'

export const ofSafeguards = lazyPart('safeguards', enSafeguards)
