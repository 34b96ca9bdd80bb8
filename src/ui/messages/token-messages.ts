import { enTokens } from './en/tokens.ts'
import { part } from './part.ts'

export const ofTokens = part('tokens', enTokens)
