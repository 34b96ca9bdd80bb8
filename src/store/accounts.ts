import * as v from 'valibot'
import type { Database } from './db.ts'
import { createKeptList, readable } from './kept-list.ts'

const KEY = 'accounts'
const account = v.object({
  id: v.string(),
  /** In the recovery phrase; an account whose key was imported has none. */
  index: v.optional(v.number()),
  label: v.string(),
  address: v.string(),
  isHidden: v.optional(v.boolean()),
})

/** What anyone may know of an account; its key is in the vault alone. `id` is the vault's name for it. */
export type StoredAccount = Readonly<v.InferOutput<typeof account>>

/** The wallet's accounts as public data, readable while it is locked. */
export type Accounts = Readonly<{
  list: () => Promise<readonly StoredAccount[]>
  /** Whether nothing of what is kept was left out because it could not be read. */
  isWhole: () => Promise<boolean>
  set: (accounts: readonly StoredAccount[]) => Promise<void>
}>

/** Makes the store of accounts over the database. What cannot be read is left out: the vault makes it again, the others stay. */
export function createAccounts(database: Database): Accounts {
  const { list, change } = createKeptList(database, { key: KEY, row: account })
  return {
    list,
    isWhole: async () => {
      const value: unknown = await database.read('settings', (store) => store.get(KEY))
      return value === undefined || (Array.isArray(value) && decodeAccounts(value).length === value.length)
    },
    set: async (accounts) => void (await change(() => accounts)),
  }
}

/** The accounts that a value says; what cannot be read is left out. */
export function decodeAccounts(stored: unknown): readonly StoredAccount[] {
  return readable(account, stored)
}
