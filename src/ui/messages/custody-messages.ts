import { enKeysAndBackup } from './en/custody.ts'
import { lazyPart } from './part.ts'

export const ofKeysAndBackup = lazyPart('custody', enKeysAndBackup)
