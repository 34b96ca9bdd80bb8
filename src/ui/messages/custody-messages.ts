import { enCustody } from './en/custody.ts'
import { part } from './part.ts'

/** What is said of keys and accounts, as `m` says the rest: apart from it, so that only their screens carry it. */
export const ofCustody = part('custody', enCustody)
