import { enServiceKey } from './en/service.ts'
import { lazyPart } from './part.ts'

export const ofServiceKey = lazyPart('service', enServiceKey)
