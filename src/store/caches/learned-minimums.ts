import * as v from 'valibot'
import type { RouteMinimum } from '../../core/intent/learned-minimum.ts'
import { whole } from '../database/field-schemas.ts'
import type { Database } from '../database/indexed-db.ts'
import { createSettingsList } from '../database/settings-list.ts'

const KEY = 'triedAmounts'
const end = v.object({ chainId: whole, address: v.string() })
const tried = v.object({ amount: v.bigint(), atSeconds: whole })
const row = v.object({ profile: v.string(), from: end, to: end, refused: tried, worked: v.optional(tried) })

/** Decisions never use these. */
export type MinimumAmounts = Readonly<{
  list: () => Promise<readonly RouteMinimum[]>
  /** Replaces the list atomically; undefined writes nothing. */
  change: (of: (all: readonly RouteMinimum[]) => readonly RouteMinimum[] | undefined) => Promise<void>
}>

/** Makes the store of tried amounts. It skips unreadable rows. */
export function createMinimumAmounts(database: Database): MinimumAmounts {
  const { list, change } = createSettingsList<RouteMinimum>(database, { key: KEY, row })
  return { list, change: async (of) => void (await change(of)) }
}
