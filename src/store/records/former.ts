import * as v from 'valibot'
import { isSameAddress } from '../../core/families/address.ts'
import type { Bundles } from '../bundles/store.ts'
import type { Database } from '../database/indexed-db.ts'
import { createSettingsList } from '../database/settings-list.ts'
import type { Executions } from '../executions/store.ts'
import type { Approvals } from '../sealed/approvals.ts'
import type { RecordName } from './unreadable.ts'

/** `wallet` is the first account's address. */
const row = v.object({ of: v.picklist(['executions', 'bundles']), id: v.string(), wallet: v.string() })

export type FormerRecords = Readonly<{
  /** Earlier marks stay. */
  note: (wallet: string) => Promise<void>
  /** Ids; none of a wallet that came back, or with this one's seal. */
  ofOthers: () => Promise<ReadonlySet<string>>
  leftBy: (addresses: readonly string[]) => Promise<ReadonlySet<string>>
}>

type Ports = Readonly<{
  executions: Pick<Executions, 'load'> & Readonly<{ list: () => Promise<readonly Readonly<{ id: string }>[]> }>
  bundles: Pick<Bundles, 'load'> & Readonly<{ list: (limit: number) => Promise<readonly Readonly<{ id: string }>[]> }>
  sealedAmong: Approvals['sealedAmong']
  unreadable: () => Promise<readonly RecordName[]>
  accounts: Readonly<{ stored: () => Promise<readonly Readonly<{ address: string }>[]> }>
}>

/** Marks what another wallet left; decides nothing. */
export function createFormerRecords(
  database: Database,
  { executions, bundles, unreadable, accounts, sealedAmong }: Ports,
): FormerRecords {
  const marks = createSettingsList(database, { key: 'formerRecords', row })
  const isOf = (addresses: readonly string[], wallet: string) => addresses.some((each) => isSameAddress(each, wallet))
  const ids = (all: readonly Readonly<{ id: string }>[]) => new Set(all.map(({ id }) => id))
  return {
    note: async (wallet) => {
      const all: readonly RecordName[] = [
        ...(await executions.list()).map(({ id }) => ({ of: 'executions' as const, id })),
        ...(await bundles.list(Number.POSITIVE_INFINITY)).map(({ id }) => ({ of: 'bundles' as const, id })),
        ...(await unreadable()),
      ]
      await marks.change((before) =>
        all.map(({ of, id }) => before.find((each) => each.of === of && each.id === id) ?? { of, id, wallet }),
      )
    },
    ofOthers: async () => {
      const all = await marks.list()
      if (all.length === 0) return new Set()
      const own = (await accounts.stored()).map(({ address }) => address)
      const others = all.filter(({ wallet }) => !isOf(own, wallet))
      const records = await Promise.all(others.map(({ of, id }) => (of === 'bundles' ? bundles : executions).load(id)))
      const sealed = ids(await sealedAmong(records.filter((each) => each !== undefined)))
      return ids(others.filter(({ id }) => !sealed.has(id)))
    },
    leftBy: async (their) => ids((await marks.list()).filter(({ wallet }) => isOf(their, wallet))),
  }
}
