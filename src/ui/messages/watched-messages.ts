import { enWatched } from './en/watched.ts'
import { part } from './part.ts'

/** What is said of watched addresses in a review, apart from `m`. */
export const ofWatched = part('watched', enWatched)
