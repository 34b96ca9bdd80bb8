import { journalRecord } from '../../core/execution/journal.ts'
import { bundleRowOf, decodeBundleRow } from '../bundles/row.ts'
import type { Damage } from '../database/indexed-db.ts'
import type { StoreName } from '../database/migrations.ts'
import { decodeExecutionRow, executionRowOf, fieldOf, sealsIn } from '../executions/row.ts'
import { type CopyPorts, decodeCopy } from './storage.ts'

const RESTORE_BATCH = 250

/**
 * Restores missing rows from copies in atomic batches, settings first. Wrong copies are reported and stay. A missing
 * copy means a removed row. The next background finishes an interrupted run.
 */
export async function restoreRows(
  copying: CopyPorts,
  lost: readonly string[],
  settingsRestored: () => void,
): Promise<void> {
  const isRecord = (id: string) => id.startsWith('executions:') || id.startsWith('bundles:')
  await restoreBatch(
    copying,
    lost.filter((id) => !isRecord(id)),
  )
  settingsRestored()
  const records = lost.filter(isRecord)
  const total = records.length
  try {
    for (let done = 0; done < total; done += RESTORE_BATCH) {
      if (total > RESTORE_BATCH) copying.onProgress?.({ done, total })
      await restoreBatch(copying, records.slice(done, done + RESTORE_BATCH))
    }
  } finally {
    if (total > RESTORE_BATCH) copying.onProgress?.(undefined)
  }
}

async function restoreBatch(copying: CopyPorts, lost: readonly string[]): Promise<void> {
  const texts = await copying.place.read(lost)
  const of = (store: StoreName): readonly Copy[] =>
    Object.entries(texts).flatMap(([id, text]) =>
      id.startsWith(`${store}:`) ? [{ store, key: id.slice(store.length + 1), row: decodeCopy(text) }] : [],
    )
  await putTransfers(copying, of('executions'))
  await putCalls(copying, of('bundles'))
  await putRows(copying, 'sites', of('sites'))
  await putRows(copying, 'chains', of('chains'))
  await putRows(copying, 'settings', of('settings'))
}

type Copy = Readonly<{ store: StoreName; key: string; row: unknown }>

async function putTransfers({ database, onDamaged }: CopyPorts, copies: readonly Copy[]): Promise<void> {
  const whole = copies.flatMap((copy) => {
    const decoded = decodeExecutionRow(copy.row)
    if (decoded.ok) return [{ execution: decoded.execution, ...sealsIn(copy.row) }]
    onDamaged(damage(copy, decoded.why))
    return []
  })
  await database.writeBoth('executions', 'journal', async (rows, records) => {
    for (const { execution, ...seals } of whole) {
      const record = journalRecord(execution.id, execution.seq, { entry: 'began', execution }, undefined)
      await records.put(record)
      await rows.put({ ...executionRowOf(execution, record.hash), ...seals })
    }
  })
}

async function putCalls({ database, onDamaged }: CopyPorts, copies: readonly Copy[]): Promise<void> {
  const whole = copies.flatMap((copy) => {
    const decoded = decodeBundleRow(copy.row)
    if (decoded.ok) return [{ ...bundleRowOf(decoded.bundle), ...sealsIn(copy.row) }]
    onDamaged(damage(copy, decoded.why))
    return []
  })
  await database.write('bundles', async (rows) => {
    for (const row of whole) await rows.put(row)
  })
}

const KEY_FIELDS = { sites: 'origin', chains: 'id', settings: undefined } as const

async function putRows(
  { database, onDamaged }: CopyPorts,
  store: keyof typeof KEY_FIELDS,
  copies: readonly Copy[],
): Promise<void> {
  const keyField = KEY_FIELDS[store]
  const isWhole = ({ key, row }: Copy) =>
    keyField === undefined ? row !== undefined : String(fieldOf(row, keyField)) === key
  await database.write(store, async (rows) => {
    for (const copy of copies) {
      if (isWhole(copy)) await rows.put(copy.row, keyField === undefined ? copy.key : undefined)
      else onDamaged(damage(copy, 'expected a row of this key'))
    }
  })
}

function damage({ store, key }: Copy, why: string): Damage {
  return { store, key, why: `its second copy: ${why}` }
}
