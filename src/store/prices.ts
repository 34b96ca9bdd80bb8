import * as v from 'valibot'
import type { Database } from './db.ts'
import { createKeptList } from './kept-list.ts'
import { whole } from './schema.ts'

const KEY = 'prices'
const row = v.object({
  chainId: whole,
  address: v.string(),
  price: v.optional(v.bigint()),
  saidAtSeconds: whole,
  askedAtSeconds: whole,
})

/** What the service said that a currency costs, when it said it, and when it was asked last. */
export type StoredPrice = Readonly<v.InferOutput<typeof row>>

/** The prices that were asked for. They are of currencies and not of anybody's money. */
export type Prices = Readonly<{
  list: () => Promise<readonly StoredPrice[]>
  set: (prices: readonly StoredPrice[]) => Promise<void>
}>

/** Makes the store over the database. What cannot be read is left out. */
export function createPrices(database: Database): Prices {
  const { list, change } = createKeptList(database, { key: KEY, row })
  return { list, set: async (prices) => void (await change(() => prices)) }
}
