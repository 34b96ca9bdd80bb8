import * as v from 'valibot'
import type { ValueReading } from '../../core/money/value-readings.ts'
import { type AccountLists, createAccountLists } from '../database/account-lists.ts'
import { whole } from '../database/field-schemas.ts'
import type { Database } from '../database/indexed-db.ts'

const row = v.object({ atSeconds: whole, millionths: v.bigint(), prices: v.record(v.string(), v.bigint()) })

/** Makes the store of value readings. They decide nothing. */
export function createValueReadings(database: Database): AccountLists<ValueReading> {
  return createAccountLists<ValueReading>(database, { key: 'valueReadings', row })
}
