import * as v from 'valibot'
import { isSameAddress } from '../../core/families/address.ts'
import type { Database } from '../database/indexed-db.ts'
import { createSettingsList } from '../database/settings-list.ts'
import type { RecordName } from './unreadable.ts'

/** Another wallet left the record; `wallet` is its first account's address. */
const row = v.object({ of: v.picklist(['executions', 'bundles']), id: v.string(), wallet: v.string() })

export type FormerRecords = Readonly<{
  /** Marks all records but those of earlier wallets. */
  note: (wallet: string) => Promise<void>
  /** The ids of other wallets' records; a returned wallet has its own again. */
  ofOthers: () => Promise<ReadonlySet<string>>
  /** The ids that a wallet of these addresses left. */
  leftBy: (addresses: readonly string[]) => Promise<ReadonlySet<string>>
}>

type Ports = Readonly<{
  names: () => Promise<readonly RecordName[]>
  /** Of the present wallet's accounts. */
  addresses: () => Promise<readonly string[]>
}>

/** Makes the marks of records that another wallet left. They set records apart, and decide nothing. */
export function createFormerRecords(database: Database, { names, addresses }: Ports): FormerRecords {
  const marks = createSettingsList(database, { key: 'formerRecords', row })
  const isOf = (addresses: readonly string[], wallet: string) => addresses.some((each) => isSameAddress(each, wallet))
  const ids = (all: readonly Readonly<{ id: string }>[]) => new Set(all.map(({ id }) => id))
  return {
    note: async (wallet) => {
      const all = await names()
      await marks.change((before) =>
        all.map(({ of, id }) => before.find((each) => each.of === of && each.id === id) ?? { of, id, wallet }),
      )
    },
    ofOthers: async () => {
      const all = await marks.list()
      if (all.length === 0) return new Set()
      const own = await addresses()
      return ids(all.filter(({ wallet }) => !isOf(own, wallet)))
    },
    leftBy: async (their) => ids((await marks.list()).filter(({ wallet }) => isOf(their, wallet))),
  }
}
