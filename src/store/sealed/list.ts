import type * as v from 'valibot'
import { decodeReadable } from '../database/settings-list.ts'
import type { SealedSetting } from './names.ts'
import type { Reading, SealedRows } from './rows.ts'

export type SealedList<T> = Readonly<{
  /** None where the row was changed from outside. */
  list: () => Promise<readonly T[]>
  /** As `list`, with a changed row's members, which decide nothing. */
  stored: () => Promise<readonly T[]>
  /** Resolves once it is on disk. Undefined writes nothing, a changed row neither; both resolve to false. */
  change: (of: (before: readonly T[]) => readonly T[] | undefined) => Promise<boolean>
  /** Writes over a changed row too. */
  replace: (list: readonly T[]) => Promise<void>
  forget: () => Promise<void>
}>

type Options<T> = Readonly<{
  key: SealedSetting
  row: v.GenericSchema<unknown, T>
  /** What a locked wallet sees; it never signs. */
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
