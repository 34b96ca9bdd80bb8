import { CausewayError } from '../../lib/errors.ts'
import type { Records } from '../database/indexed-db.ts'
import { fieldOf } from '../executions/row.ts'

/**
 * Rejects with `TAKEN`, without writing, when another record uses these names, in any case. The stored row's own names
 * pass.
 */
export async function refuseReserved(
  { id, names, stored }: Readonly<{ id: string; names: readonly string[]; stored: unknown }>,
  records: Pick<Records, 'usedAmong'>,
): Promise<void> {
  const had = fieldOf(stored, 'ids')
  const fresh = names.filter((name) => !(Array.isArray(had) && had.includes(name.toLowerCase())))
  const [taken] = await records.usedAmong(fresh, id)
  if (taken === undefined) return
  throw new CausewayError('TAKEN', 'Another record has taken this meanwhile; nothing was written', { got: taken })
}
