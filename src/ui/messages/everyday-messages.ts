import { enEveryday } from './en/everyday.ts'
import { part } from './part.ts'

/** What is said of looking back, as `m` says the rest: apart from it, so that the first paint does not carry it. */
export const ofEveryday = part('everyday', enEveryday)
