import * as v from 'valibot'
import type { Database } from './database/indexed-db.ts'

const halfSchema = v.object({ epoch: v.string(), key: v.instance(CryptoKey) })

/** The vault alone decodes the value; absent values are undefined. */
export type DurableValue<T> = Readonly<{ read: () => Promise<unknown>; write: (value: T) => Promise<void> }>

/** This half of a session outlives the background; its key is not extractable. */
export type StoredKeyHalf = Readonly<{ epoch: string; key: CryptoKey }>

/** Writes resolve once they are on disk. */
export type VaultStore = Readonly<{
  storage: Readonly<{
    /** Reads both generations at one moment. */
    read: () => Promise<Readonly<Record<'a' | 'b', unknown>>>
    write: (slot: 'a' | 'b', text: string) => Promise<void>
    /** Removes both or none. */
    remove: () => Promise<void>
  }>
  attemptStore: DurableValue<Readonly<{ failed: number; lastAt: number }>>
  keyStore: Readonly<{
    read: () => Promise<StoredKeyHalf | undefined>
    write: (half: StoredKeyHalf) => Promise<void>
    remove: () => Promise<void>
  }>
}>

const ATTEMPTS = 'attempts'
const KEY_HALF = 'keyHalf'

/** Makes the vault's stores; the vault validates their data. */
export function createVaultStore(database: Database): VaultStore {
  const get = (key: string): Promise<unknown> => database.read('vault', (store) => store.get(key))
  const put = (key: string, value: unknown) =>
    database.write('vault', async (store) => void (await store.put(value, key)))
  return {
    storage: {
      read: () =>
        database.read('vault', async (store) => {
          const [a, b]: readonly unknown[] = await Promise.all([store.get('slot-a'), store.get('slot-b')])
          return { a, b }
        }),
      write: (slot, text) => put(`slot-${slot}`, text),
      remove: () => database.remove('vault', ['slot-a', 'slot-b']),
    },
    attemptStore: { read: () => get(ATTEMPTS), write: (attempts) => put(ATTEMPTS, attempts) },
    keyStore: {
      read: async () => {
        const parsed = v.safeParse(halfSchema, await get(KEY_HALF))
        return parsed.success ? parsed.output : undefined
      },
      write: (half) => put(KEY_HALF, half),
      remove: () => database.remove('vault', [KEY_HALF]),
    },
  }
}
