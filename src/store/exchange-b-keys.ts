import * as v from 'valibot'
import { type Hex, isHex } from '../lib/hex.ts'
import type { Database } from './db.ts'
import { createKeptList, readable } from './kept-list.ts'

const KEY = 'exchangeBKeys'
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const hexOf = (bytes: number) => v.custom<Hex>((value) => isHex(value, bytes), `expected ${bytes} bytes in hex`)
const common = {
  accountIndex: whole,
  l1Address: v.string(),
  apiKeyIndex: whole,
  publicKey: hexOf(40),
  sinceSeconds: whole,
}
const signed = v.object({ bytes: v.string(), hash: v.string(), nonce: v.bigint(), expiresAtMs: whole })
const row = v.variant('state', [
  v.object({ ...common, state: v.literal('registering'), signed }),
  v.object({ ...common, state: v.literal('active') }),
  v.object({ ...common, state: v.literal('revoking'), signed }),
])

/**
 * What may be known of an API key of exchange B outside the vault: whose account it is for (`l1Address` owns it), under
 * which index the exchange has it, and since when (epoch seconds) it is in this state. `signed` is what goes to the
 * exchange to bring the next state about, kept before it is posted.
 */
export type StoredExchangeBKey = Readonly<v.InferOutput<typeof row>>

/** The API keys of exchange B, one for an account there, readable while the wallet is locked. */
export type ExchangeBKeys = Readonly<{
  list: () => Promise<readonly StoredExchangeBKey[]>
  /** Keeps what is known of an account's key in the place of what was. Resolves once it is on the disk. */
  set: (key: StoredExchangeBKey) => Promise<void>
  remove: (accountIndex: number) => Promise<void>
}>

/** Makes the store over the database. What cannot be read is left out: the exchange and the vault know it still. */
export function createExchangeBKeys(database: Database): ExchangeBKeys {
  const { list, change } = createKeptList(database, { key: KEY, row })
  return {
    list,
    set: async (key) => void (await change((keys) => [...others(keys, key.accountIndex), v.parse(row, key)])),
    remove: async (accountIndex) => void (await change((keys) => others(keys, accountIndex))),
  }
}

function others(keys: readonly StoredExchangeBKey[], accountIndex: number): readonly StoredExchangeBKey[] {
  return keys.filter((each) => each.accountIndex !== accountIndex)
}

/** The keys that a value says; what cannot be read is left out. */
export function decodeExchangeBKeys(stored: unknown): readonly StoredExchangeBKey[] {
  return readable(row, stored)
}
