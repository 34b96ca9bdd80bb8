import { enPermit2 } from './en/permit2.ts'
import { part } from './part.ts'

/** What is said of permissions inside of Permit2, as `m` says the rest. */
export const ofPermit2 = part('permit2', enPermit2)
