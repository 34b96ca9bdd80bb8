import * as v from 'valibot'
import type { CachedBalance } from '../../core/money/cached-balance.ts'
import { type AccountLists, createAccountLists } from '../database/account-lists.ts'
import { currency, whole } from '../database/field-schemas.ts'
import type { Database } from '../database/indexed-db.ts'

const row = v.object({
  currency,
  value: v.bigint(),
  pending: v.optional(v.bigint()),
  isShared: v.optional(v.literal(true)),
  readAtSeconds: whole,
})

/** Makes the store of balances. They fill a page at once and decide nothing. */
export function createBalanceCache(database: Database): AccountLists<CachedBalance> {
  return createAccountLists<CachedBalance>(database, { key: 'balances', row })
}
