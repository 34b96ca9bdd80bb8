import * as v from 'valibot'
import type { Database } from './db.ts'
import { readable } from './kept-list.ts'
import { currency, type Frozen, whole } from './schema.ts'

const KEY = 'balances'
const row = v.object({
  currency,
  value: v.bigint(),
  pending: v.optional(v.bigint()),
  isShared: v.optional(v.literal(true)),
  readAtSeconds: whole,
})
const all = v.record(v.string(), v.array(v.unknown()))

/** What an account held when it was read last, smallest unit. */
export type KeptBalance = Frozen<v.InferOutput<typeof row>>

/** The balances of before, by account, so that a page has something to show at once. Nothing is decided by them. */
export type KeptBalances = Readonly<{
  of: (account: string) => Promise<readonly KeptBalance[]>
  /**
   * Puts what comes of an account's balances in their place, in one act, and forgets those of every account that is not
   * named; nothing is written where nothing comes of them.
   */
  change: (
    account: string,
    accounts: readonly string[],
    of: (before: readonly KeptBalance[]) => readonly KeptBalance[] | undefined,
  ) => Promise<void>
  /** Forgets the balances of every account that is not named. */
  keepOnly: (accounts: readonly string[]) => Promise<void>
}>

/** Makes the store over the database. What cannot be read is as if it had never been kept. */
export function createKeptBalances(database: Database): KeptBalances {
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

function balancesOf(stored: Stored, account: string): readonly KeptBalance[] {
  return readable(row, stored[nameOf(account)])
}

function only(stored: Stored, accounts: readonly string[]): Stored {
  const names = accounts.map(nameOf)
  return Object.fromEntries(Object.entries(stored).filter(([name]) => names.includes(name)))
}

function nameOf(account: string): string {
  return account.toLowerCase()
}
