import { stepNamesIn } from '../../core/reservation/reservation.ts'
import { decodeBundleRow } from '../bundles/row.ts'
import type { Damage, Database } from '../database/indexed-db.ts'
import { decodeExecutionRow, fieldOf, saveCountOf } from '../executions/row.ts'
import { copyOf, type SecondCopyStorage } from '../second-copies/storage.ts'

/** Unchanged on disk. Time and save count come from its row. */
export type UnreadableRecord = Readonly<{
  of: RecordStore
  id: string
  approvedAtSeconds: number | undefined
  seq: number | undefined
  why: string
  /** Whether only its second copy is left. */
  isOnlyCopy: boolean
  /** Its steps' nonces and coins, by its row, for which other records wait. */
  holds: readonly string[]
}>

type RecordStore = 'executions' | 'bundles'
export type RecordName = Readonly<{ of: RecordStore; id: string }>

const STORES = ['executions', 'bundles'] as const
/** The settings key for the names of unreadable records. */
const KEY = 'unreadable'
/** Beyond this number, only rows found in lists are counted. */
const MOST = 500

/** Stores durably that a record is unreadable, and returns whether that's new. */
export async function noteUnreadable(database: Database, { store, key }: Damage): Promise<boolean> {
  const of = STORES.find((each) => each === store)
  if (of === undefined) return false
  return database.write('settings', async (settings) => {
    const known = namesIn(await settings.get(KEY))
    if (known.length >= MOST || known.some((each) => each.of === of && each.id === key)) return false
    await settings.put([...known, { of, id: key }], KEY)
    return true
  })
}

/** Lists the reported records, and those without a time, which no list holds. */
export async function listUnreadable(
  database: Database,
  place: Pick<SecondCopyStorage, 'read'> | undefined,
): Promise<readonly UnreadableRecord[]> {
  const noted = namesIn(await database.read('settings', (settings) => settings.get(KEY)))
  const names = [...noted, ...(await unlisted(database, 'executions')), ...(await unlisted(database, 'bundles'))]
  const found = new Map<string, UnreadableRecord>()
  for (const name of names) {
    const record = await lookAt(database, place, name)
    if (record) found.set(`${name.of}:${name.id}`, record)
  }
  return [...found.values()].sort((a, b) => (b.approvedAtSeconds ?? 0) - (a.approvedAtSeconds ?? 0))
}

async function lookAt(
  database: Database,
  place: Pick<SecondCopyStorage, 'read'> | undefined,
  { of, id }: RecordName,
): Promise<UnreadableRecord | undefined> {
  const row: unknown = await database.read(of, (store) => store.get(id))
  const isOnlyCopy = row === undefined
  if (isOnlyCopy && Object.keys((await place?.read([`${of}:${id}`])) ?? {}).length === 0) return undefined
  const kept = isOnlyCopy ? place && (await copyOf(place, of, id)) : row
  const decoded = of === 'executions' ? decodeExecutionRow(kept) : decodeBundleRow(kept)
  if (decoded.ok) return undefined
  const at = fieldOf(kept, 'approvedAtSeconds')
  const seq = saveCountOf(kept)
  return {
    of,
    id,
    approvedAtSeconds: Number.isSafeInteger(at) ? Number(at) : undefined,
    seq: seq < 0 ? undefined : seq,
    why: decoded.why,
    isOnlyCopy,
    holds: isOnlyCopy ? [] : stepNamesIn(idsOf(row)),
  }
}

/**
 * Frees an unreadable row's step reservations, not its orders and requests. It writes past the second copies, so that
 * they stay. @returns whether none are left
 */
export async function releaseUnreadableRow(database: Database, { of, id }: RecordName): Promise<boolean> {
  return database.write(of, async (store) => {
    const row: unknown = await store.get(id)
    const isReadable = (of === 'executions' ? decodeExecutionRow(row) : decodeBundleRow(row)).ok
    if (isReadable || typeof row !== 'object' || row === null) return false
    const held = stepNamesIn(idsOf(row))
    await store.put({ ...row, ids: idsOf(row).filter((name) => !held.includes(name)), resources: [] })
    return true
  })
}

function idsOf(row: unknown): readonly string[] {
  const ids = fieldOf(row, 'ids')
  return Array.isArray(ids) ? ids.filter((each) => typeof each === 'string') : []
}

// A row without a time is in no index, so no list reads it.
async function unlisted(database: Database, of: RecordStore): Promise<readonly RecordName[]> {
  return database.read(of, async (store) => {
    const index = store.index('byApproval')
    const [all, listed] = await Promise.all([store.count(), index.count()])
    if (all === listed) return []
    const [keys, inIndex] = await Promise.all([store.getAllKeys(), index.getAllKeys()])
    const known = new Set(inIndex)
    return keys.filter((key) => !known.has(key)).map((id) => ({ of, id }))
  })
}

function namesIn(stored: unknown): readonly RecordName[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((each: unknown) => {
    const of = STORES.find((name) => name === fieldOf(each, 'of'))
    const id = fieldOf(each, 'id')
    return of !== undefined && typeof id === 'string' ? [{ of, id }] : []
  })
}
