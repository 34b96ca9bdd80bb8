import { enWatchOnly } from './en/accounts/watch-only.ts'
import { lazyPart } from './lazy-part.ts'

export const ofWatchOnly = lazyPart('watched', enWatchOnly)
