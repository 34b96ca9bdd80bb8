import { enCustomTokens } from './en/form/custom-tokens.ts'
import { lazyPart } from './lazy-part.ts'

export const ofCustomTokens = lazyPart('tokens', enCustomTokens)
