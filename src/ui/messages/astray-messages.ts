import { enAstray } from './en/astray.ts'
import { part } from './part.ts'

/** What is said of money that went astray, as `m` says the rest. */
export const ofAstray = part('astray', enAstray)
