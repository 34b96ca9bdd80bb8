import { enPermit } from './en/transfer/permit.ts'
import { lazyPart } from './lazy-part.ts'

export const ofPermit = lazyPart('permits', enPermit)
