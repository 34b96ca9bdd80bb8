import { enPermits } from './en/permits.ts'
import { part } from './part.ts'

/** What is said of paying with a signature, as `m` says the rest. */
export const ofPermits = part('permits', enPermits)
