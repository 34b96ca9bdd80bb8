import { enTokens } from './en/tokens.ts'
import { part } from './part.ts'

/** What is said of tokens that are on no list of the wallet's own, apart from `m`. */
export const ofTokens = part('tokens', enTokens)
