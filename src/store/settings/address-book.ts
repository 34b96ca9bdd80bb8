import * as v from 'valibot'
import { isSameAddress } from '../../core/families/address.ts'
import { FAMILY_NAMES } from '../../core/families/address-family.ts'
import { createSealedList } from '../sealed/list.ts'
import type { SealedRows } from '../sealed/rows.ts'

const KEY = 'addressBook'
const row = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
  family: v.picklist(FAMILY_NAMES),
  address: v.pipe(v.string(), v.maxLength(100)),
})
export const MOST_BOOK_ENTRIES = 200

export type BookEntry = Readonly<v.InferOutput<typeof row>>

export type AddressBook = Readonly<{
  /** Sorts by name. */
  list: () => Promise<readonly BookEntry[]>
  /** Gives false when full or changed from outside. Resolves once on disk. */
  save: (entry: BookEntry) => Promise<boolean>
  remove: (entry: Pick<BookEntry, 'family' | 'address'>) => Promise<void>
  forget: () => Promise<void>
}>

/** Makes the address book. It skips unreadable rows. */
export function createAddressBook(sealed: SealedRows): AddressBook {
  const { list, change, forget } = createSealedList(sealed, { key: KEY, row, whileLocked: 'none' })
  return {
    list: async () => (await list()).toSorted((a, b) => a.name.localeCompare(b.name)),
    save: (entry) =>
      change((entries) => {
        const others = without(entries, entry)
        return others.length < MOST_BOOK_ENTRIES ? [...others, v.parse(row, entry)] : undefined
      }),
    remove: async (entry) => void (await change((entries) => without(entries, entry))),
    forget,
  }
}

function without(
  entries: readonly BookEntry[],
  { family, address }: Pick<BookEntry, 'family' | 'address'>,
): readonly BookEntry[] {
  return entries.filter((each) => each.family !== family || !isSameAddress(each.address, address))
}
