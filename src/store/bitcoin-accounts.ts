import * as v from 'valibot'
import type { Database } from './db.ts'

const KEY = 'bitcoinAccounts'
const index = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const account = v.object({
  script: v.picklist(['p2wpkh', 'p2tr']),
  index,
  extendedPublicKey: v.string(),
  /** How far its chains were found to be used, and when all of them was looked through last, epoch seconds. */
  seen: v.optional(v.object({ receive: index, change: index, lookedThroughAtSeconds: v.number() })),
})
const schema = v.fallback(v.array(account), [])

/** A Bitcoin account as public data: with it every address of the account can be made, and nothing be spent. */
export type StoredBitcoinAccount = Readonly<v.InferOutput<typeof account>>

/** The Bitcoin accounts, readable while the wallet is locked. */
export type BitcoinAccounts = Readonly<{
  list: () => Promise<readonly StoredBitcoinAccount[]>
  /** Adds those that are not there yet; what was found of the others stays. */
  add: (accounts: readonly StoredBitcoinAccount[]) => Promise<void>
  forget: () => Promise<void>
  /** Keeps what was found of an account; nothing where there is no such account. */
  see: (extendedPublicKey: string, seen: NonNullable<StoredBitcoinAccount['seen']>) => Promise<void>
}>

/** Makes the store of Bitcoin accounts over the database. What cannot be read is read as none: the vault makes them again. */
export function createBitcoinAccounts(database: Database): BitcoinAccounts {
  return {
    list: async () => v.parse(schema, await database.read('settings', (store) => store.get(KEY))),
    add: (accounts) =>
      database.write('settings', async (store) => {
        const known = v.parse(schema, await store.get(KEY))
        const isKnown = (one: StoredBitcoinAccount) =>
          known.some((each) => each.extendedPublicKey === one.extendedPublicKey)
        await store.put([...known, ...accounts.filter((each) => !isKnown(each))], KEY)
      }),
    forget: () => database.remove('settings', [KEY]),
    see: (extendedPublicKey, seen) =>
      database.write('settings', async (store) => {
        const accounts = v.parse(schema, await store.get(KEY))
        const isIt = (each: StoredBitcoinAccount) => each.extendedPublicKey === extendedPublicKey
        await store.put(
          accounts.map((each) => (isIt(each) ? { ...each, seen } : each)),
          KEY,
        )
      }),
  }
}
