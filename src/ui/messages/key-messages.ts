import { enKey } from './en/key.ts'
import { part } from './part.ts'

/** What is said of a key that the service refuses, as `m` says the rest. */
export const ofKeyStanding = part('key', enKey)
