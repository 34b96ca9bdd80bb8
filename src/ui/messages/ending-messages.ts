import { enAllEndings } from './en/endings.ts'
import { part } from './part.ts'

/** What is said of the service's words for a failure, as `m` says the rest. */
export const ofEndings = part('endings', enAllEndings)
