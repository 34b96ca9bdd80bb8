import * as v from 'valibot'
import { ADDRESS_FORMS } from '../../core/families/address-family.ts'
import type { Database } from '../database/indexed-db.ts'
import { createSettingsList, decodeReadable } from '../database/settings-list.ts'

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
export function createWatchedAddressStore(database: Database): WatchedAddressStore {
  const { list, change } = createSettingsList(database, { key: KEY, row })
  return { list, set: async (watched) => void (await change(() => watched)) }
}

/** Decodes watched addresses and skips unreadable ones. */
export function decodeWatchedAddresses(stored: unknown): readonly WatchedAddress[] {
  return decodeReadable(row, stored)
}
