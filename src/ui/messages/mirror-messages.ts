import { enSecondCopy } from './en/mirror.ts'
import { lazyPart } from './part.ts'

export const ofSecondCopy = lazyPart('mirror', enSecondCopy)
