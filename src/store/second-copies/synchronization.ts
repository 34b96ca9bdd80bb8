import { CausewayError } from '../../lib/errors.ts'
import { createLock } from '../../lib/lock.ts'
import type { Database } from '../database/indexed-db.ts'
import type { StoreName } from '../database/migrations.ts'
import { bringTogether, type Found, noteCompared, UNSURE } from './comparison.ts'
import { idOf } from './copied-rows.ts'
import type { CopyPorts, SecondCopyStorage } from './storage.ts'

/** Keeps copies in step with their rows. Its calls take turns. */
export type Synchronization = Readonly<{
  /** Settings wait for settings only. */
  compareOnce: (name: StoreName) => Promise<void> | undefined
  /** Runs a write and copies its rows, collected by id. `name` is kept while the copy is unfinished. */
  writeCopied: <T>(name: string, write: (rows: Map<string, unknown>) => Promise<T>) => Promise<T>
  /** Removes copies, then their rows. */
  removeCopied: Database['remove']
}>

/** Makes the synchronization. */
export function createSynchronization(copying: CopyPorts): Synchronization {
  const { database, place } = copying
  const inTurn = createLock()
  let unsure: readonly string[] | undefined

  let failures = 0
  const settingsRestored = createSignal()
  const hurry = createSignal()
  // A page may wait for a write.
  const turn = () => Promise.race([copying.turn?.(), hurry.given])

  async function makeWhole(): Promise<void> {
    if (unsure) return
    const found = await bringTogether({ ...copying, turn }, settingsRestored.give).catch(() => undefined)
    unsure = found?.unsure
    if (found && found.uncopied.length > 0)
      void copyByBatch(found)
        .catch(() => undefined)
        .finally(() => copying.onProgress?.(undefined))
  }

  // Reads and writes don't wait for this. The next background resumes it.
  async function copyByBatch({ unsure: before, uncopied, session }: Found): Promise<void> {
    const { copyRows, COPY_BATCH } = await import('./storage.ts')
    const total = uncopied.length
    for (let from = 0; from < total; from += COPY_BATCH) {
      copying.onProgress?.({ done: from, total })
      await copying.turn?.()
      await inTurn(() => copyRows(copying, uncopied.slice(from, from + COPY_BATCH)))
    }
    await inTurn(async () => {
      if (failures > 0) return
      unsure = unsure?.filter((name) => !before.includes(name)) ?? []
      if (before.length > 0) await place.write({ [UNSURE]: unsure.join('\n') })
      await noteCompared(copying, session)
    })
  }

  // A failed copy doesn't fail the save. Its old copy goes: a transfer restored from before its signing would pay
  // twice.
  async function keep(rows: ReadonlyMap<string, unknown>, name: string): Promise<void> {
    if (unsure && (await areWritten(place, rows, unsure))) return
    failures += 1
    if (unsure && !unsure.includes(name)) unsure = [...unsure, name]
    await place.remove([...rows.keys()]).catch(() => undefined)
  }

  function writeCopied<T>(name: string, write: (rows: Map<string, unknown>) => Promise<T>): Promise<T> {
    hurry.give()
    return inTurn(async () => {
      await makeWhole()
      if (unsure) await place.write({ [UNSURE]: [...unsure, name].join('\n') }).catch(() => undefined)
      const rows = new Map<string, unknown>()
      const result = await write(rows)
      await keep(rows, name)
      return result
    })
  }

  return {
    compareOnce: (name) => {
      if (unsure) return undefined
      const compared = inTurn(makeWhole)
      if (name === 'vault') return undefined
      return name === 'settings' ? Promise.race([compared, settingsRestored.given]) : compared
    },
    writeCopied,
    removeCopied: (name, keys) =>
      inTurn(async () => {
        await makeWhole()
        const ids = keys.map((key) => idOf(name, key))
        await removeCopies(place, ids)
        await database.remove(name, keys)
      }),
  }
}

function createSignal() {
  let give: () => void = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { give, given }
}

async function areWritten(
  place: SecondCopyStorage,
  rows: ReadonlyMap<string, unknown>,
  unsure: readonly string[],
): Promise<boolean> {
  try {
    const { encodeCopies } = await import('./storage.ts')
    await place.write({ ...encodeCopies(rows), [UNSURE]: unsure.join('\n') })
    return true
  } catch {
    return false
  }
}

async function removeCopies(place: SecondCopyStorage, ids: readonly string[]): Promise<void> {
  try {
    await place.remove(ids)
  } catch (cause) {
    throw new CausewayError('STORE_FAILED', 'The browser could not remove the second copy; nothing was removed.', {
      cause,
    })
  }
}
