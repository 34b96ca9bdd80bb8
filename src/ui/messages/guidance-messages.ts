import { enGuidance } from './en/form/guidance.ts'
import { lazyPart } from './lazy-part.ts'

export const ofGuidance = lazyPart('guidance', enGuidance)
