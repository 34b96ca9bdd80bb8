import * as v from 'valibot'
import type { CachedBalance } from '../../core/money/cached-balance.ts'
import { currency, whole } from '../database/field-schemas.ts'
import type { Database } from '../database/indexed-db.ts'
import { decodeReadable } from '../database/settings-list.ts'

const KEY = 'balances'
const row = v.object({
  currency,
  value: v.bigint(),
  pending: v.optional(v.bigint()),
  isShared: v.optional(v.literal(true)),
  readAtSeconds: whole,
})
const all = v.record(v.string(), v.array(v.unknown()))

/** Stored balances fill a page at once; they decide nothing. */
export type BalanceCache = Readonly<{
  of: (account: string) => Promise<readonly CachedBalance[]>
  /** Replaces an account's balances atomically and drops accounts outside the list. Undefined writes nothing. */
  change: (
    account: string,
    accounts: readonly string[],
    of: (before: readonly CachedBalance[]) => readonly CachedBalance[] | undefined,
  ) => Promise<void>
  keepOnly: (accounts: readonly string[]) => Promise<void>
}>

/** Makes the store of balances. Unreadable data counts as absent. */
export function createBalanceCache(database: Database): BalanceCache {
  const change = (changed: (before: Stored) => Stored | undefined) =>
    database.write('settings', async (store) => {
      const after = changed(decoded(await store.get(KEY)))
      if (after) await store.put(after, KEY)
    })
  return {
    of: async (account) => balancesOf(decoded(await database.read('settings', (store) => store.get(KEY))), account),
    change: (account, accounts, of) =>
      change((before) => {
        const after = of(balancesOf(before, account))
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

function balancesOf(stored: Stored, account: string): readonly CachedBalance[] {
  return decodeReadable(row, stored[nameOf(account)])
}

function only(stored: Stored, accounts: readonly string[]): Stored {
  const names = accounts.map(nameOf)
  return Object.fromEntries(Object.entries(stored).filter(([name]) => names.includes(name)))
}

function nameOf(account: string): string {
  return account.toLowerCase()
}
