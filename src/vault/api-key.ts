import { type Bytes, wipe } from '../lib/bytes.ts'
import { createLock } from '../lib/lock.ts'
import { hasRecord, type OpenedVault, withRecord } from './seal.ts'
import { unlessLocked } from './unless-locked.ts'
import { removeRecord, saveRecord, type VaultPorts } from './vault.ts'

const PLACE = { id: 'service-api-key', type: 'service-api-key' } as const

/**
 * `open` gives the vault as it is now, or throws `LOCKED`; `writing` is shared by everything that writes the vault, since
 * two writes at once would be made from the same generation.
 */
export type ApiKeyPorts = VaultPorts &
  Readonly<{ open: () => Promise<OpenedVault>; writing?: ReturnType<typeof createLock> }>

/** What `read` finds. */
export type StoredApiKey = Readonly<{ state: 'locked' | 'none' } | { state: 'kept'; key: string }>

/** The user's own key of the service, a record of the vault beside the recovery phrase. */
export type ApiKeyRecord = Readonly<{
  /** Seals a key in the place of any before. False while the wallet is locked. Throws a RangeError for what is no key. */
  put: (key: string) => Promise<boolean>
  /** The key, while the wallet is open. Throws `VAULT_TAMPERED`. */
  read: () => Promise<StoredApiKey>
  /** Takes the key away. False while the wallet is locked. */
  remove: () => Promise<boolean>
}>

/** Whether a text can be a key: one word of printable letters, as a header of HTTP carries it. */
export function isApiKey(text: string): boolean {
  return /^[\x21-\x7e]{4,200}$/.test(text)
}

/** Makes the record over an unlocked session; saving needs no password. Source: threat model 3.2. */
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
