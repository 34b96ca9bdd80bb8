import * as v from 'valibot'
import { decodeReadable } from '../database/settings-list.ts'
import { createSealedList } from '../sealed/list.ts'
import type { SealedRows } from '../sealed/rows.ts'

const KEY = 'coinMarks'
const row = v.object({
  outpoint: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}:\d{1,10}$/)),
  label: v.pipe(v.string(), v.trim(), v.maxLength(40)),
  isFrozen: v.boolean(),
})
export const MOST_COIN_MARKS = 1_000

export type CoinMark = Readonly<v.InferOutput<typeof row>>

export type CoinMarks = Readonly<{
  list: () => Promise<readonly CoinMark[]>
  /** A changed row freezes every coin. */
  frozen: () => Promise<(outpoint: string) => boolean>
  /** False when full or changed from outside. */
  save: (mark: CoinMark) => Promise<boolean>
  forget: () => Promise<void>
}>

/** Makes the store of coin marks. */
export function createCoinMarks(sealed: SealedRows): CoinMarks {
  const { list, change, forget } = createSealedList(sealed, { key: KEY, row, whileLocked: 'unverified' })
  return {
    list,
    frozen: async () => {
      const reading = await sealed.read({ store: 'settings', key: KEY })
      if (reading.state === 'changed') return () => true
      const marks = reading.state === 'none' ? [] : decodeReadable(row, reading.content)
      const names = new Set(marks.filter(({ isFrozen }) => isFrozen).map(({ outpoint }) => outpoint))
      return (outpoint) => names.has(outpoint)
    },
    save: (mark) =>
      change((marks) => {
        const others = marks.filter(({ outpoint }) => outpoint !== mark.outpoint)
        const { label, isFrozen } = v.parse(row, mark)
        if (label === '' && !isFrozen) return others
        return others.length < MOST_COIN_MARKS ? [...others, { outpoint: mark.outpoint, label, isFrozen }] : undefined
      }),
    forget,
  }
}
