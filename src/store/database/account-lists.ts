import * as v from 'valibot'
import type { UnsealedSetting } from '../sealed/names.ts'
import type { Database } from './indexed-db.ts'
import { decodeReadable } from './settings-list.ts'

const all = v.record(v.string(), v.array(v.unknown()))

export type AccountLists<T> = Readonly<{
  of: (account: string) => Promise<readonly T[]>
  /** Replaces an account's list atomically and drops accounts outside the list. Undefined writes nothing. */
  change: (
    account: string,
    accounts: readonly string[],
    of: (before: readonly T[]) => readonly T[] | undefined,
  ) => Promise<void>
  keepOnly: (accounts: readonly string[]) => Promise<void>
}>

/** Makes lists over the database. Unreadable data counts as absent. */
export function createAccountLists<T>(
  database: Database,
  { key, row }: Readonly<{ key: UnsealedSetting; row: v.GenericSchema<unknown, T> }>,
): AccountLists<T> {
  const listOf = (stored: Stored, account: string) => decodeReadable(row, stored[nameOf(account)])
  const change = (changed: (before: Stored) => Stored | undefined) =>
    database.write('settings', async (store) => {
      const after = changed(decoded(await store.get(key)))
      if (after) await store.put(after, key)
    })
  return {
    of: async (account) => listOf(decoded(await database.read('settings', (store) => store.get(key))), account),
    change: (account, accounts, of) =>
      change((before) => {
        const after = of(listOf(before, account))
        return after && only({ ...before, [nameOf(account)]: [...after] }, accounts)
      }),
    keepOnly: (accounts) => change((before) => only(before, accounts)),
  }
}

type Stored = v.InferOutput<typeof all>

function decoded(stored: unknown): Stored {
  const parsed = v.safeParse(all, stored)
  return parsed.success ? parsed.output : {}
}

function only(stored: Stored, accounts: readonly string[]): Stored {
  const names = accounts.map(nameOf)
  return Object.fromEntries(Object.entries(stored).filter(([name]) => names.includes(name)))
}

function nameOf(account: string): string {
  return account.toLowerCase()
}
