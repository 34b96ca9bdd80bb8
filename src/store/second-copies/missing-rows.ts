import type { Database } from '../database/indexed-db.ts'
import { SEALED_SETTINGS } from '../sealed/names.ts'
import { INDEX } from '../sealed/seal.ts'
import { COPIED, type CopiedUnsealed, idOf, isCopied } from './copied-rows.ts'
import type { CopiedRow, CopyPorts } from './storage.ts'

/** Finds rows of unfinished copies. */
export async function unsureRows(
  { read }: Pick<Database, 'read'>,
  unsure: readonly string[],
): Promise<readonly CopiedRow[]> {
  const found: CopiedRow[] = []
  for (const store of COPIED) {
    const begin = idOf(store, '')
    const keys = unsure.filter((name) => name.startsWith(begin)).map((name) => name.slice(begin.length))
    if (keys.length === 0) continue
    // Chains' keys are numbers.
    const isWhole = keys.includes('') || store === 'chains'
    const rows = isWhole ? await read(store, (all) => all.getAllKeys()) : keys
    found.push(...rows.map((key) => ({ store, key, id: idOf(store, key) })).filter(({ id }) => isCopied(id)))
  }
  return found
}

const UNSEALED: Readonly<Record<CopiedUnsealed, true>> = {
  compatibleSites: true,
  formerRecords: true,
  unreadable: true,
}
const SETTINGS = [...SEALED_SETTINGS, ...Object.keys(UNSEALED), INDEX]

/** Restores missing rows; returns uncopied ones. First screens wait for no list of copies. */
export async function restoreMissing(
  copying: CopyPorts,
  unsure: readonly string[],
  settingsRestored: () => void,
): Promise<readonly CopiedRow[]> {
  const { database, place } = copying
  if (await areSettingsThere(copying)) {
    settingsRestored()
    await copying.turn?.()
  }
  const copied = new Set((await place.ids()).filter(isCopied))
  const stored = new Map<string, CopiedRow>()
  for (const store of COPIED) {
    for (const key of await database.read(store, (rows) => rows.getAllKeys())) {
      const id = idOf(store, key)
      if (isCopied(id)) stored.set(id, { store, key, id })
    }
  }
  const lost = [...copied].filter((id) => !stored.has(id))
  if (lost.length > 0) await (await import('./restore.ts')).restoreRows(copying, lost, settingsRestored)
  const isUnsure = ({ id, store }: CopiedRow) => unsure.includes(id) || unsure.includes(idOf(store, ''))
  return [...stored.values()].filter((row) => !copied.has(row.id) || isUnsure(row))
}

async function areSettingsThere({ database, place }: CopyPorts): Promise<boolean> {
  const there: readonly string[] = await database.read('settings', (rows) => rows.getAllKeys())
  const missing = SETTINGS.filter((key) => !there.includes(key)).map((key) => idOf('settings', key))
  return Object.keys(await place.read(missing)).length === 0
}
