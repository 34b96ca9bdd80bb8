import { enServiceKeyRefused } from './en/settings/service-key-refused.ts'
import { lazyPart } from './lazy-part.ts'

export const ofServiceKeyRefused = lazyPart('key', enServiceKeyRefused)
