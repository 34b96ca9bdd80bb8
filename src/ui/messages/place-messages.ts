import { enPlaces } from './en/places.ts'
import { part } from './part.ts'

export const ofPlaces = part('places', enPlaces)
