import { COMPARED_IN } from './copied-rows.ts'
import type { CopiedRow, CopyPorts } from './storage.ts'

/** Unfinished copies by name, one per line: perhaps older than their rows. */
export const UNSURE = 'unsure'

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

  if (comparedIn === session) {
    settingsRestored()
    await copying.turn?.()
  }
  const { restoreMissing, unsureRows } = await import('./missing-rows.ts')
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

/** Notes this browser session as compared. */
export async function noteCompared({ database }: CopyPorts, session: string): Promise<void> {
  await database.write('settings', async (rows) => void (await rows.put(session, COMPARED_IN)))
}
