import { enWatched } from './en/watched.ts'
import { part } from './part.ts'

/** What is said of addresses that the user knows, watched or by a name, apart from `m`. */
export const ofWatched = part('watched', enWatched)
