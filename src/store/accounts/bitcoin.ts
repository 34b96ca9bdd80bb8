import * as v from 'valibot'
import { BITCOIN_READINGS } from '../caches/bitcoin-readings.ts'
import type { Database } from '../database/indexed-db.ts'

const KEY = 'bitcoinAccounts'
const index = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const account = v.object({
  script: v.picklist(['p2wpkh', 'p2tr']),
  index,
  extendedPublicKey: v.string(),
  /** Holds the highest used indexes, and the last full scan in epoch seconds. */
  seen: v.optional(v.object({ receive: index, change: index, lookedThroughAtSeconds: v.number() })),
  /** Only grows: money may come to any shown address. */
  shown: v.optional(v.object({ receive: index, change: index })),
  furthest: v.optional(index),
})
const schema = v.fallback(v.array(account), [])

/** It derives every address of the account, and can't spend. */
export type StoredBitcoinAccount = Readonly<v.InferOutput<typeof account>>

export type BitcoinAccounts = Readonly<{
  list: () => Promise<readonly StoredBitcoinAccount[]>
  /** Adds unknown accounts; known ones keep their scan result. */
  add: (accounts: readonly StoredBitcoinAccount[]) => Promise<void>
  forget: () => Promise<void>
  see: (extendedPublicKey: string, seen: NonNullable<StoredBitcoinAccount['seen']>) => Promise<void>
  lookFurther: (extendedPublicKey: string, furthest: number) => Promise<void>
}>

/** Makes the store, readable while locked. Unreadable data counts as none: the vault restores it. */
export function createBitcoinAccounts(database: Database): BitcoinAccounts {
  const changeOne = (extendedPublicKey: string, change: (account: StoredBitcoinAccount) => StoredBitcoinAccount) =>
    database.write('settings', async (store) => {
      const accounts = v.parse(schema, await store.get(KEY))
      await store.put(
        accounts.map((each) => (each.extendedPublicKey === extendedPublicKey ? change(each) : each)),
        KEY,
      )
    })
  return {
    list: async () => v.parse(schema, await database.read('settings', (store) => store.get(KEY))),
    add: (accounts) =>
      database.write('settings', async (store) => {
        const known = v.parse(schema, await store.get(KEY))
        const isKnown = (one: StoredBitcoinAccount) =>
          known.some((each) => each.extendedPublicKey === one.extendedPublicKey)
        await store.put([...known, ...accounts.filter((each) => !isKnown(each))], KEY)
      }),
    forget: () => database.remove('settings', [KEY, BITCOIN_READINGS]),
    see: (extendedPublicKey, seen) =>
      changeOne(extendedPublicKey, (each) => ({ ...each, seen, shown: raised(each.shown, seen) })),
    lookFurther: (extendedPublicKey, furthest) =>
      changeOne(extendedPublicKey, (each) => ({ ...each, furthest: Math.max(each.furthest ?? 0, furthest) })),
  }
}

function raised(
  shown: StoredBitcoinAccount['shown'],
  next: Readonly<{ receive: number; change: number }>,
): NonNullable<StoredBitcoinAccount['shown']> {
  return {
    receive: Math.max(shown?.receive ?? 0, next.receive + 1),
    change: Math.max(shown?.change ?? 0, next.change + 1),
  }
}
