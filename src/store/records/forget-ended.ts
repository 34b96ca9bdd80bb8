import { type Bundle, isBundleInFlight } from '../../core/bundle/bundle.ts'
import { type Execution, isInFlight } from '../../core/execution/execution.ts'
import type { Database } from '../database/indexed-db.ts'

type Ports = Readonly<{
  database: Pick<Database, 'read' | 'remove'>
  executions: Readonly<{ list: () => Promise<readonly Execution[]> }>
  bundles: Readonly<{ list: (limit: number) => Promise<readonly Bundle[]> }>
}>

/** Erases ended transfers and bundles with their journals. Running ones stay: money may be under way. */
export async function forgetEnded(
  { database, executions, bundles }: Ports,
  except: ReadonlySet<string> = new Set(),
): Promise<void> {
  const isOver = (each: Execution) => !isInFlight(each) && !except.has(each.id)
  const transfers = (await executions.list()).filter(isOver).map(({ id }) => id)
  const calls = (await bundles.list(Number.POSITIVE_INFINITY)).filter(
    (each) => !isBundleInFlight(each) && !except.has(each.id),
  )
  const entries = await database.read('journal', (journal) => journal.getAllKeys())
  await database.remove(
    'journal',
    entries.filter(([id]) => transfers.includes(id)),
  )
  await database.remove('executions', transfers)
  await database.remove(
    'bundles',
    calls.map(({ id }) => id),
  )
}
