import * as v from 'valibot'
import { whole } from '../database/field-schemas.ts'
import { createSealedList } from '../sealed/list.ts'
import type { SealedRows } from '../sealed/rows.ts'

const KEY = 'paid'
const row = v.object({
  atSeconds: whole,
  /** Counts millionths of a dollar, as the service said; absent without a price. */
  valuation: v.optional(v.bigint()),
  payees: v.array(v.string()),
})
/** Older entries are dropped. */
const MOST_KEPT = 1_000

export type RecentPayment = Readonly<v.InferOutput<typeof row>>

/** Lists recently approved payments, newest first. */
export type RecentPayments = Readonly<{
  list: () => Promise<readonly RecentPayment[]>
  isChanged: () => Promise<boolean>
  /** Resolves once it is on disk. */
  add: (paid: RecentPayment) => Promise<void>
  /** Replaces or removes the newest entry equal to `before`. */
  replace: (before: RecentPayment, after?: RecentPayment) => Promise<void>
  forget: () => Promise<void>
}>

/** Makes the store of payments. It skips unreadable rows. */
export function createRecentPayments(sealed: SealedRows): RecentPayments {
  const { list, change, forget } = createSealedList(sealed, { key: KEY, row, whileLocked: 'none' })
  return {
    list,
    isChanged: async () => (await sealed.read({ store: 'settings', key: KEY })).state === 'changed',
    add: async (paid) => void (await change((rows) => [paid, ...rows].slice(0, MOST_KEPT))),
    replace: async (before, after) => {
      await change((rows) => {
        const at = rows.findIndex((each) => isSame(each, before))
        return rows.flatMap((each, index) => (index !== at ? [each] : after ? [after] : []))
      })
    },
    forget,
  }
}

function isSame(a: RecentPayment, b: RecentPayment): boolean {
  return a.atSeconds === b.atSeconds && a.valuation === b.valuation && a.payees.join() === b.payees.join()
}
