import { enPlaces } from './en/places.ts'
import { part } from './part.ts'

/** What is said of the places that the wallet is drawn in, as `m` says the rest. */
export const ofPlaces = part('places', enPlaces)
