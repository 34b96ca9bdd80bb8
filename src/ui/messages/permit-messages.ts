import { enPermit } from './en/permits.ts'
import { lazyPart } from './part.ts'

export const ofPermit = lazyPart('permits', enPermit)
