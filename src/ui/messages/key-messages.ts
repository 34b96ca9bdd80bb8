import { enServiceKeyRefused } from './en/key.ts'
import { lazyPart } from './part.ts'

export const ofServiceKeyRefused = lazyPart('key', enServiceKeyRefused)
