import * as v from 'valibot'
import { type Frozen, whole } from '../database/field-schemas.ts'
import type { Database } from '../database/indexed-db.ts'

export const BITCOIN_READINGS = 'bitcoinReadings'
const EXPLORER_QUESTIONS = 'explorerQuestions'

const turnover = v.object({ fundedSats: v.bigint(), spentSats: v.bigint() })
const position = v.variant('in', [
  v.object({ in: v.literal('mempool') }),
  v.object({ in: v.literal('block'), blockHeight: whole, blockHash: v.string() }),
])
const reading = v.object({
  statistics: v.object({ confirmed: turnover, waiting: turnover, transactions: whole, payments: whole }),
  readAtSeconds: whole,
  tip: v.optional(v.string()),
  coins: v.optional(v.array(v.object({ txid: v.string(), vout: whole, valueSats: v.bigint(), place: position }))),
  partialAtSeconds: v.optional(whole),
})
const times = v.array(v.number())
const questions = v.object({
  sent: times,
  planned: v.object({ scan: times, watch: times }),
  restsUntil: v.number(),
  pace: v.optional(v.object({ perMinute: v.number(), since: v.number() })),
})
const rows = v.fallback(v.record(v.string(), v.unknown()), {})

export type StoredReading = Frozen<v.InferOutput<typeof reading>>

/** Epoch milliseconds. */
export type StoredQuestions = Frozen<v.InferOutput<typeof questions>>

/** Readings save questions and decide nothing. */
export type BitcoinReadings = Readonly<{
  all: () => Promise<ReadonlyMap<string, StoredReading>>
  add: (readings: ReadonlyMap<string, StoredReading>) => Promise<void>
  questions: () => Promise<StoredQuestions | undefined>
  setQuestions: (asked: StoredQuestions) => Promise<void>
}>

/** Makes the store of readings. */
export function createBitcoinReadings(database: Database): BitcoinReadings {
  return {
    all: async () => {
      const stored = v.parse(rows, await database.read('settings', (store) => store.get(BITCOIN_READINGS)))
      return new Map(
        Object.entries(stored).flatMap(([address, row]) => {
          const parsed = v.safeParse(reading, row)
          return parsed.success ? [[address, parsed.output] as const] : []
        }),
      )
    },
    add: (readings) =>
      database.write('settings', async (store) => {
        const before = v.parse(rows, await store.get(BITCOIN_READINGS))
        await store.put({ ...before, ...Object.fromEntries(readings) }, BITCOIN_READINGS)
      }),
    questions: async () => {
      const stored = await database.read('settings', (store) => store.get(EXPLORER_QUESTIONS))
      const parsed = v.safeParse(questions, stored)
      return parsed.success ? parsed.output : undefined
    },
    setQuestions: (asked) =>
      database.write('settings', async (store) => {
        await store.put(asked, EXPLORER_QUESTIONS)
      }),
  }
}
