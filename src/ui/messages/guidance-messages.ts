import { enGuidance } from './en/guidance.ts'
import { lazyPart } from './part.ts'

export const ofGuidance = lazyPart('guidance', enGuidance)
