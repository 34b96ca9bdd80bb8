import type { Database } from './db.ts'
import { ROWS_TO_UPDATE } from './migrations.ts'
import type { RowProgress } from './rows-anew.ts'

/**
 * Writes the rows of an older version anew after the database was opened, by the batch, so that no unlock waits for them.
 * Whatever is decided by other records waits for the last row.
 */
export type RowUpdate = Readonly<{
  /** Begins where the last background stopped, and resolves once every row is of this version. */
  whenDone: () => Promise<void>
  /** Undefined where nothing is to be done. */
  progress: () => RowProgress | undefined
  onChange: (listener: () => void) => void
}>

/** Makes the update over the database. */
export function createRowUpdate(database: Database): RowUpdate {
  let progress: RowProgress | undefined
  let changed = () => {}
  let running: Promise<void> | undefined
  const show = (now: RowProgress | undefined) => {
    progress = now
    changed()
  }
  const update = async () => {
    const mark: unknown = await database.read('settings', (settings) => settings.get(ROWS_TO_UPDATE))
    if (mark === undefined) return
    await (await import('./rows-anew.ts')).writeRowsAnew(database, mark, show)
    show(undefined)
  }
  return {
    whenDone: () => {
      running ??= update().catch((error: unknown) => {
        running = undefined
        throw error
      })
      return running
    },
    progress: () => progress,
    onChange: (listener) => {
      changed = listener
    },
  }
}
