import { enWatched } from './en/watched.ts'
import { part } from './part.ts'

export const ofWatched = part('watched', enWatched)
