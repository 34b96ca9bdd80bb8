import { fingerprint } from '../../lib/fingerprint.ts'
import type { Database } from '../database/indexed-db.ts'
import { fieldOf } from '../executions/row.ts'
import type { Mac, OpenMac } from './seal.ts'

type RecordStore = 'executions' | 'bundles'

type RecordRow = Readonly<{ check: string }>

/** A locked wallet's seal, over the last row that an unlocked one sealed. */
type LockedSeal = Readonly<{ mac: string; sealed: Readonly<{ check: string; mac: string }> }>

export type SealProgress = <R extends RecordRow>(row: R, before: () => Promise<unknown>) => Promise<R>

/** A row is sealed only after an intact one, or as the first. */
export type ProgressSeals = Readonly<{
  seal: SealProgress
  /** Ids without a true seal; none without the key. */
  unproven: (store: RecordStore, ids: readonly string[]) => Promise<ReadonlySet<string>>
  /** False while locked, or for an unreadable record. */
  accept: (store: RecordStore, id: string) => Promise<boolean>
}>

/** `open` works after a browser start's first unlock, `openRows` while unlocked. */
export function createProgressSeals(
  database: Pick<Database, 'read' | 'write'>,
  { open, openRows, openLocked }: Readonly<{ open: OpenMac; openRows: OpenMac; openLocked: OpenMac }>,
): ProgressSeals {
  const rowOf = (store: RecordStore, id: string): Promise<unknown> => database.read(store, (rows) => rows.get(id))

  async function isIntact(mac: Mac, row: unknown): Promise<boolean> {
    if (!isWhole(row)) return false
    if (fieldOf(row, 'mac') === (await mac(row.check))) return true
    const locked = await lockedSealOf(row)
    return locked !== undefined && locked.sealed.mac === (await mac(locked.sealed.check))
  }

  async function lockedSealOf(row: RecordRow): Promise<LockedSeal | undefined> {
    const locked = fieldOf(row, 'locked')
    const mac = isLockedSeal(locked) ? await openLocked() : undefined
    return mac && isLockedSeal(locked) && locked.mac === (await mac(lockedText(row, locked))) ? locked : undefined
  }

  // Whether the former row was intact is decided once unlocked.
  async function sealedLocked<R extends RecordRow>(row: R, former: unknown): Promise<R> {
    const mac = isWhole(former) ? await openLocked() : undefined
    if (!mac || !isWhole(former)) return row
    const own = fieldOf(former, 'mac')
    const sealed = typeof own === 'string' ? { check: former.check, mac: own } : (await lockedSealOf(former))?.sealed
    return sealed ? { ...row, locked: { sealed, mac: await mac(lockedText(row, { sealed })) } } : row
  }

  async function reseal(store: RecordStore, row: RecordRow, id: string, mac: Mac): Promise<boolean> {
    const sealed = { ...row, mac: await mac(row.check), locked: undefined }
    return database.write(
      store,
      async (rows) => {
        if (fieldOf(await rows.get(id), 'check') !== row.check) return false
        await rows.put(sealed)
        return true
      },
      id,
    )
  }

  return {
    seal: async (row, before) => {
      const [mac, former] = await Promise.all([open(), before()])
      if (!mac) return sealedLocked(row, former)
      return former === undefined || (await isIntact(mac, former)) ? { ...row, mac: await mac(row.check) } : row
    },
    unproven: async (store, ids) => {
      const mac = ids.length > 0 ? await open() : undefined
      if (!mac) return new Set()
      const found = await Promise.all(
        ids.map(async (id) => {
          const row = await rowOf(store, id)
          if (!(await isIntact(mac, row))) return [id]
          // The locked wallet's key ends with the browser.
          if (isWhole(row) && fieldOf(row, 'locked') !== undefined) await reseal(store, row, id, mac)
          return []
        }),
      )
      return new Set(found.flat())
    },
    accept: async (store, id) => {
      const mac = (await openRows()) && (await open())
      const row = await rowOf(store, id)
      return mac !== undefined && isWhole(row) && reseal(store, row, id, mac)
    },
  }
}

function lockedText({ check }: RecordRow, { sealed }: Pick<LockedSeal, 'sealed'>): string {
  return [check, sealed.check, sealed.mac].join(' ')
}

function isLockedSeal(value: unknown): value is LockedSeal {
  const sealed = fieldOf(value, 'sealed')
  return [fieldOf(value, 'mac'), fieldOf(sealed, 'mac'), fieldOf(sealed, 'check')].every(
    (each) => typeof each === 'string',
  )
}

function isWhole(row: unknown): row is RecordRow {
  const record = fieldOf(row, 'execution') ?? fieldOf(row, 'bundle')
  return record !== undefined && fingerprint(record) === fieldOf(row, 'check')
}
