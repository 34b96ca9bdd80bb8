import * as v from 'valibot'
import type { Database } from './db.ts'

const halfSchema = v.object({ epoch: v.string(), key: v.instance(CryptoKey) })

/** One value of the vault's own, which alone knows what it holds; undefined where there is none. */
export type Kept<T> = Readonly<{ read: () => Promise<unknown>; write: (value: T) => Promise<void> }>

/** The half of a session that survives the background: a key that cannot be taken out of the browser. */
export type KeyHalf = Readonly<{ epoch: string; key: CryptoKey }>

/** What the vault stands on in IndexedDB; each write resolves once it is on the disk. */
export type VaultStore = Readonly<{
  storage: Readonly<{
    /** Both generations as they are stored, of one moment. */
    read: () => Promise<Readonly<Record<'a' | 'b', unknown>>>
    write: (slot: 'a' | 'b', text: string) => Promise<void>
    /** Empties both, or none. */
    remove: () => Promise<void>
  }>
  attemptStore: Kept<Readonly<{ failed: number; lastAt: number }>>
  keyStore: Readonly<{
    read: () => Promise<KeyHalf | undefined>
    write: (half: KeyHalf) => Promise<void>
    remove: () => Promise<void>
  }>
}>

const ATTEMPTS = 'attempts'
const KEY_HALF = 'keyHalf'

/** Makes the vault's stores over the database. What is stored is the vault's business: nothing is judged here. */
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
