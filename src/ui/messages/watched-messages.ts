import { enWatchOnly } from './en/watched.ts'
import { lazyPart } from './part.ts'

export const ofWatchOnly = lazyPart('watched', enWatchOnly)
