import { CausewayError } from '../lib/errors.ts'
import type { Records } from './db.ts'
import { field } from './execution-row.ts'

/**
 * Refuses a save by which a record would take what another one has by now: rejects with `TAKEN`, and nothing is written. What
 * its stored row has already stays its own, so that no later save of it fails for the same.
 *
 * @param names what may be no other record's, in any writing
 */
export async function refuseTaken(
  { id, names, stored }: Readonly<{ id: string; names: readonly string[]; stored: unknown }>,
  records: Pick<Records, 'usedAmong'>,
): Promise<void> {
  const had = field(stored, 'ids')
  const fresh = names.filter((name) => !(Array.isArray(had) && had.includes(name.toLowerCase())))
  const [taken] = await records.usedAmong(fresh, id)
  if (taken === undefined) return
  throw new CausewayError('TAKEN', 'Another record has taken this meanwhile; nothing was written', { got: taken })
}
