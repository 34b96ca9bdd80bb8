import { type Bytes, wipe } from '../../lib/bytes.ts'
import { createLock } from '../../lib/lock.ts'
import { hasRecord, type OpenedVault, withRecord } from '../seal/sealed-vault.ts'
import { unlessLocked } from '../session/unless-locked.ts'
import { removeRecord, saveRecord, type VaultPorts } from '../vault.ts'

const PLACE = { id: 'service-api-key', type: 'service-api-key' } as const

/** All vault writers share `writing`: parallel writes would start from the same generation. */
export type ApiKeyPorts = VaultPorts &
  Readonly<{ open: () => Promise<OpenedVault>; writing?: ReturnType<typeof createLock> }>

export type StoredApiKey = Readonly<{ state: 'locked' | 'none' } | { state: 'kept'; key: string }>

export type ApiKeyRecord = Readonly<{
  /** False while locked. Throws a RangeError for an invalid key. */
  put: (key: string) => Promise<boolean>
  /** Throws `VAULT_TAMPERED`. */
  read: () => Promise<StoredApiKey>
  /** False while locked. */
  remove: () => Promise<boolean>
}>

/** Checks for one printable word, as an HTTP header carries it. */
export function isApiKey(text: string): boolean {
  return /^[\x21-\x7e]{4,200}$/.test(text)
}

/** Makes the record over an unlocked session. Source: threat model 3.2. */
export function createApiKeyRecord(ports: ApiKeyPorts): ApiKeyRecord {
  const { crypto, open, writing = createLock() } = ports
  return {
    put: async (key) => {
      if (!isApiKey(key)) throw new RangeError('expected a key of 4 to 200 printable letters')
      const secret: Bytes = new TextEncoder().encode(key)
      try {
        return await writing(() =>
          unlessLocked(false, async () => {
            await saveRecord(ports, await open(), { ...PLACE, secret })
            return true
          }),
        )
      } finally {
        wipe(secret)
      }
    },
    read: () =>
      unlessLocked({ state: 'locked' } as const, async () => {
        const opened = await open()
        if (!hasRecord(opened, PLACE)) return { state: 'none' }
        const key = await withRecord(crypto, { opened, ...PLACE }, async (secret) => new TextDecoder().decode(secret))
        return { state: 'kept', key }
      }),
    remove: () =>
      writing(() =>
        unlessLocked(false, async () => {
          const opened = await open()
          if (hasRecord(opened, PLACE)) await removeRecord(ports, opened, PLACE)
          return true
        }),
      ),
  }
}
