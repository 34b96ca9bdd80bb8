import * as v from 'valibot'
import { ADDRESS_FORMS } from '../../core/families/address-family.ts'
import { decodeReadable } from '../database/settings-list.ts'
import { createSealedList } from '../sealed/list.ts'
import type { SealedRows } from '../sealed/rows.ts'

const KEY = 'watched'
const row = v.object({
  id: v.string(),
  family: v.picklist(ADDRESS_FORMS),
  address: v.string(),
  label: v.string(),
})

/** The wallet has no key for it. */
export type WatchedAddress = Readonly<v.InferOutput<typeof row>>

export type WatchedAddressStore = Readonly<{
  list: () => Promise<readonly WatchedAddress[]>
  set: (watched: readonly WatchedAddress[]) => Promise<void>
}>

/** Makes the store of watched addresses. It skips unreadable rows. */
export function createWatchedAddressStore(sealed: SealedRows): WatchedAddressStore {
  const { list, replace } = createSealedList(sealed, { key: KEY, row, whileLocked: 'none' })
  return { list, set: replace }
}

/** Decodes watched addresses and skips unreadable ones. */
export function decodeWatchedAddresses(stored: unknown): readonly WatchedAddress[] {
  return decodeReadable(row, stored)
}
