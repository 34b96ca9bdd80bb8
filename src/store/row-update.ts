import type { Database } from './database/indexed-db.ts'
import { ROWS_TO_UPDATE } from './migrations.ts'
import type { RowProgress } from './rows-anew.ts'

/**
 * Rewrites older rows in batches, so unlocking doesn't wait. Decisions that depend on other records wait for the end.
 */
export type RowUpdate = Readonly<{
  /** Continues the last background's work; resolves once every row has this version. */
  whenDone: () => Promise<void>
  /** Returns undefined when nothing is left. */
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
