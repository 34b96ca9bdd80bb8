import { enKeysAndBackup } from './en/accounts/keys-and-backup.ts'
import { lazyPart } from './lazy-part.ts'

export const ofKeysAndBackup = lazyPart('custody', enKeysAndBackup)
