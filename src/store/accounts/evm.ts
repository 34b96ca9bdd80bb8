import * as v from 'valibot'
import type { Database } from '../database/indexed-db.ts'
import { createSettingsList, decodeReadable } from '../database/settings-list.ts'

const KEY = 'accounts'
const account = v.object({
  id: v.string(),
  /** Imported keys have no index in the recovery phrase. */
  index: v.optional(v.number()),
  label: v.string(),
  address: v.string(),
  isHidden: v.optional(v.boolean()),
})

/** Only public data is here: the key stays in the vault, under `id`. */
export type StoredAccount = Readonly<v.InferOutput<typeof account>>

export type Accounts = Readonly<{
  list: () => Promise<readonly StoredAccount[]>
  isWhole: () => Promise<boolean>
  set: (accounts: readonly StoredAccount[]) => Promise<void>
}>

/** Makes the account store, readable while locked. It skips unreadable rows: the vault restores them. */
export function createAccounts(database: Database): Accounts {
  const { list, change } = createSettingsList(database, { key: KEY, row: account })
  return {
    list,
    isWhole: async () => {
      const value: unknown = await database.read('settings', (store) => store.get(KEY))
      return value === undefined || (Array.isArray(value) && decodeAccounts(value).length === value.length)
    },
    set: async (accounts) => void (await change(() => accounts)),
  }
}

/** Decodes stored accounts and skips unreadable ones. */
export function decodeAccounts(stored: unknown): readonly StoredAccount[] {
  return decodeReadable(account, stored)
}
