import * as v from 'valibot'
import type { Database } from './db.ts'

const KEY = 'accounts'
const account = v.object({
  id: v.string(),
  /** In the recovery phrase; an account whose key was imported has none. */
  index: v.optional(v.number()),
  label: v.string(),
  address: v.string(),
  isHidden: v.optional(v.boolean()),
})
const schema = v.fallback(v.array(account), [])

/** What anyone may know of an account; its key is in the vault alone. `id` is the vault's name for it. */
export type StoredAccount = Readonly<v.InferOutput<typeof account>>

/** The wallet's accounts as public data, readable while it is locked. */
export type Accounts = Readonly<{
  list: () => Promise<readonly StoredAccount[]>
  set: (accounts: readonly StoredAccount[]) => Promise<void>
}>

/** Makes the store of accounts over the database. What cannot be read is read as none: the vault makes them again. */
export function createAccounts(database: Database): Accounts {
  return {
    list: async () => decodeAccounts(await database.read('settings', (store) => store.get(KEY))),
    set: (accounts) => database.write('settings', async (store) => void (await store.put([...accounts], KEY))),
  }
}

/** The accounts that a value says, or none where it cannot be read. */
export function decodeAccounts(value: unknown): readonly StoredAccount[] {
  return v.parse(schema, value)
}
