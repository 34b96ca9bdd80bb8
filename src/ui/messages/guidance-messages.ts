import { enGuidance } from './en/guidance.ts'
import { part } from './part.ts'

/** What leads on where something went wrong, as `m` says the rest. */
export const ofGuidance = part('guidance', enGuidance)
