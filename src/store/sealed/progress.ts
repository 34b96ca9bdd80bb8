import { fingerprint } from '../../lib/fingerprint.ts'
import type { Database } from '../database/indexed-db.ts'
import { fieldOf } from '../executions/row.ts'
import type { Mac, OpenMac } from './seal.ts'

type RecordStore = 'executions' | 'bundles'

type RecordRow = Readonly<{ check: string }>

export type SealProgress = <R extends RecordRow>(row: R, before: () => Promise<unknown>) => Promise<R>

/** A row is sealed only after an intact one, or as the first. Locked after a browser start, none is. */
export type ProgressSeals = Readonly<{
  seal: SealProgress
  /** Ids without a true seal; none without the key. */
  unproven: (store: RecordStore, ids: readonly string[]) => Promise<ReadonlySet<string>>
  /** False while locked, or for an unreadable record. */
  accept: (store: RecordStore, id: string) => Promise<boolean>
}>

/** `openRows` opens no key while locked. */
export function createProgressSeals(
  database: Pick<Database, 'read' | 'write'>,
  { open, openRows }: Readonly<{ open: OpenMac; openRows: OpenMac }>,
): ProgressSeals {
  const rowOf = (store: RecordStore, id: string): Promise<unknown> => database.read(store, (rows) => rows.get(id))
  return {
    seal: async (row, before) => {
      const mac = await open()
      const former = mac && (await before())
      return mac && (former === undefined || (await isIntact(mac, former)))
        ? { ...row, mac: await mac(row.check) }
        : row
    },
    unproven: async (store, ids) => {
      const mac = ids.length > 0 ? await open() : undefined
      if (!mac) return new Set()
      const found = await Promise.all(ids.map(async (id) => ((await isIntact(mac, await rowOf(store, id))) ? [] : id)))
      return new Set(found.flat())
    },
    accept: async (store, id) => {
      const mac = (await openRows()) && (await open())
      const row = await rowOf(store, id)
      if (!mac || !isWhole(row)) return false
      const sealed = { ...row, mac: await mac(row.check) }
      return database.write(
        store,
        async (rows) => {
          if (fieldOf(await rows.get(id), 'check') !== row.check) return false
          await rows.put(sealed)
          return true
        },
        id,
      )
    },
  }
}

async function isIntact(mac: Mac, row: unknown): Promise<boolean> {
  return isWhole(row) && fieldOf(row, 'mac') === (await mac(row.check))
}

function isWhole(row: unknown): row is RecordRow {
  const record = fieldOf(row, 'execution') ?? fieldOf(row, 'bundle')
  return record !== undefined && fingerprint(record) === fieldOf(row, 'check')
}
