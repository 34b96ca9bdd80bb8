import { enGuidance } from './en/guidance.ts'
import { part } from './part.ts'

export const ofGuidance = part('guidance', enGuidance)
