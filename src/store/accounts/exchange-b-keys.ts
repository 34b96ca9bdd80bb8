import * as v from 'valibot'
import { type Hex, isHex } from '../../lib/hex.ts'
import { decodeReadable } from '../database/settings-list.ts'
import { createSealedList } from '../sealed/list.ts'
import type { SealedRows } from '../sealed/rows.ts'

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
 * A key's public data; `l1Address` owns the account. `sinceSeconds`: this state's begin (epoch). `signed` is stored
 * before it is posted.
 */
export type StoredExchangeBKey = Readonly<v.InferOutput<typeof row>>

export type ExchangeBKeyStore = Readonly<{
  list: () => Promise<readonly StoredExchangeBKey[]>
  /** Replaces the account's key. Resolves once it is on disk. */
  set: (key: StoredExchangeBKey) => Promise<void>
  remove: (accountIndex: number) => Promise<void>
  forget: () => Promise<void>
}>

/** Unreadable rows are skipped: exchange and vault know them. */
export function createExchangeBKeyStore(sealed: SealedRows): ExchangeBKeyStore {
  const { list, change, forget } = createSealedList(sealed, { key: KEY, row, whileLocked: 'unverified' })
  return {
    list,
    set: async (key) => void (await change((keys) => [...others(keys, key.accountIndex), v.parse(row, key)])),
    remove: async (accountIndex) => void (await change((keys) => others(keys, accountIndex))),
    forget,
  }
}

function others(keys: readonly StoredExchangeBKey[], accountIndex: number): readonly StoredExchangeBKey[] {
  return keys.filter((each) => each.accountIndex !== accountIndex)
}

/** Decodes stored keys and skips unreadable ones. */
export function decodeExchangeBKeys(stored: unknown): readonly StoredExchangeBKey[] {
  return decodeReadable(row, stored)
}
