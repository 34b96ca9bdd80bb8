import { enWindows } from './en/places.ts'
import { lazyPart } from './part.ts'

export const ofWindows = lazyPart('places', enWindows)
