import * as v from 'valibot'
import { whole } from '../database/field-schemas.ts'
import type { Database } from '../database/indexed-db.ts'
import { createSettingsList } from '../database/settings-list.ts'

const KEY = 'prices'
const row = v.object({
  chainId: whole,
  address: v.string(),
  price: v.optional(v.bigint()),
  saidAtSeconds: whole,
  askedAtSeconds: whole,
})

export type StoredPrice = Readonly<v.InferOutput<typeof row>>

/** Prices concern currencies and reveal no balance. */
export type PriceCache = Readonly<{
  list: () => Promise<readonly StoredPrice[]>
  set: (prices: readonly StoredPrice[]) => Promise<void>
}>

/** Makes the store of prices. It skips unreadable rows. */
export function createPriceCache(database: Database): PriceCache {
  const { list, change } = createSettingsList(database, { key: KEY, row })
  return { list, set: async (prices) => void (await change(() => prices)) }
}
