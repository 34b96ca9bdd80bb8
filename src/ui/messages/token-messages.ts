import { enCustomTokens } from './en/tokens.ts'
import { lazyPart } from './part.ts'

export const ofCustomTokens = lazyPart('tokens', enCustomTokens)
