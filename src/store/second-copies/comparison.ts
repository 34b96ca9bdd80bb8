import type { Database } from '../database/indexed-db.ts'
import { COMPARED_IN, COPIED, idOf, isCopied } from './copied-rows.ts'
import type { CopiedRow, CopyPorts } from './storage.ts'

/** This id lists unfinished copies by name, one per line: they may be older than their rows. */
export const UNSURE = 'unsure'

/** `unsure` names unfinished copies. */
export type Found = Readonly<{ unsure: readonly string[]; uncopied: readonly CopiedRow[]; session: string }>

const FEW = 100

/** Compares rows and copies by keys, once per browser session, and restores missing rows. */
export async function bringTogether(copying: CopyPorts, settingsRestored: () => void): Promise<Found> {
  const { database, place } = copying
  const [session, comparedIn, texts]: readonly [string, unknown, Readonly<Record<string, unknown>>] = await Promise.all(
    [place.session(), database.read('settings', (rows) => rows.get(COMPARED_IN)), place.read([UNSURE])],
  )
  const unsure = String(texts[UNSURE] ?? '')
    .split('\n')
    .filter((name) => name !== '')
  const done = { unsure, uncopied: [], session }
  if (comparedIn === session && unsure.length === 0) return done

  const uncopied =
    comparedIn === session
      ? await unsureRows(database, unsure)
      : await restoreMissing(copying, unsure, settingsRestored)
  if (uncopied.length > FEW) return { unsure, uncopied, session }
  try {
    if (uncopied.length > 0) await (await import('./storage.ts')).copyRows(copying, uncopied)
    if (unsure.length > 0) await place.write({ [UNSURE]: '' })
  } catch {
    return done
  }
  if (comparedIn !== session) await noteCompared(copying, session)
  return { ...done, unsure: [] }
}

async function unsureRows({ read }: Pick<Database, 'read'>, unsure: readonly string[]): Promise<readonly CopiedRow[]> {
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

async function restoreMissing(
  copying: CopyPorts,
  unsure: readonly string[],
  settingsRestored: () => void,
): Promise<readonly CopiedRow[]> {
  const { database, place } = copying
  const copied = new Set((await place.ids()).filter(isCopied))
  const stored = new Map<string, CopiedRow>()
  for (const store of COPIED) {
    for (const key of await database.read(store, (rows) => rows.getAllKeys())) {
      const id = idOf(store, key)
      if (isCopied(id)) stored.set(id, { store, key, id })
    }
    const isMissing = (id: string) => id.startsWith(idOf(store, '')) && !stored.has(id)
    if (store === 'settings' && ![...copied].some(isMissing)) settingsRestored()
  }
  const lost = [...copied].filter((id) => !stored.has(id))
  if (lost.length > 0) await (await import('./restore.ts')).restoreRows(copying, lost, settingsRestored)
  const isUnsure = ({ id, store }: CopiedRow) => unsure.includes(id) || unsure.includes(idOf(store, ''))
  return [...stored.values()].filter((row) => !copied.has(row.id) || isUnsure(row))
}

/** Notes that this browser session has compared rows and copies. */
export async function noteCompared({ database }: CopyPorts, session: string): Promise<void> {
  await database.write('settings', async (rows) => void (await rows.put(session, COMPARED_IN)))
}
