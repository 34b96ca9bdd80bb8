import type * as v from 'valibot'
import { decodeReadable } from '../database/settings-list.ts'
import type { SealedSetting } from './names.ts'
import type { Reading } from './reading.ts'
import type { SealedRows } from './rows.ts'

export type SealedList<T> = Readonly<{
  list: () => Promise<readonly T[]>
  /** Unverified. */
  stored: () => Promise<readonly T[]>
  /** False, without writing, for undefined or a changed row. */
  change: (of: (before: readonly T[]) => readonly T[] | undefined) => Promise<boolean>
  /** Writes over a changed row too. */
  replace: (list: readonly T[]) => Promise<void>
  forget: () => Promise<void>
}>

type Options<T> = Readonly<{
  key: SealedSetting
  row: v.GenericSchema<unknown, T>
  whileLocked: 'none' | 'unverified'
}>

/** Makes a sealed list. Unreadable members are skipped. */
export function createSealedList<T>(rows: SealedRows, { key, row, whileLocked }: Options<T>): SealedList<T> {
  const name = { store: 'settings', key } as const
  const membersOf = (reading: Reading): readonly T[] => {
    if (reading.state === 'intact') return decodeReadable(row, reading.content)
    return reading.state === 'locked' && whileLocked === 'unverified' ? decodeReadable(row, reading.content) : []
  }
  const replace = async (list: readonly T[]) => void (await rows.change(name, () => ({ content: [...list] })))
  return {
    list: async () => membersOf(await rows.read(name)),
    stored: async () => {
      const reading = await rows.read(name)
      return reading.state === 'none' ? [] : decodeReadable(row, reading.content)
    },
    change: (of) =>
      rows.change(name, (reading) => {
        const after = reading.state === 'changed' ? undefined : of(membersOf(reading))
        return after && { content: [...after] }
      }),
    replace,
    forget: () => replace([]),
  }
}
