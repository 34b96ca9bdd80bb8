import * as v from 'valibot'
import type { Database } from './db.ts'
import { createKeptList } from './kept-list.ts'
import { whole } from './schema.ts'

const KEY = 'paid'
const row = v.object({
  atSeconds: whole,
  /** Millionths of a dollar, as the service said then; absent where it said nothing. */
  worth: v.optional(v.bigint()),
  payees: v.array(v.string()),
})
/** More than anybody remembers; the oldest are forgotten. */
const MOST_KEPT = 1_000

/** That something was agreed to be paid: when, to whom, and what it came to. */
export type Paid = Readonly<v.InferOutput<typeof row>>

/** What was agreed to be paid lately, the newest first. */
export type PaidStore = Readonly<{
  list: () => Promise<readonly Paid[]>
  /** Resolves once it is on the disk. */
  add: (paid: Paid) => Promise<void>
  /** Takes out what was added last and says the same, and puts the other in its place where there is one. */
  replace: (before: Paid, after?: Paid) => Promise<void>
  forget: () => Promise<void>
}>

/** Makes the store over the database. What cannot be read is left out. */
export function createPaid(database: Database): PaidStore {
  const { list, change, forget } = createKeptList(database, { key: KEY, row })
  return {
    list,
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

function isSame(a: Paid, b: Paid): boolean {
  return a.atSeconds === b.atSeconds && a.worth === b.worth && a.payees.join() === b.payees.join()
}
