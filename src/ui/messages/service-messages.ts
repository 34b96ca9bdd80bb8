import { enServiceKey } from './en/settings/service-key.ts'
import { lazyPart } from './lazy-part.ts'

export const ofServiceKey = lazyPart('service', enServiceKey)
