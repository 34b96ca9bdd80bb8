import type { Database } from '../database/indexed-db.ts'
import {
  CHANGED,
  INDEX,
  type Index,
  indexOf,
  isSealed,
  type Mac,
  type OpenMac,
  type RowName,
  type SealedStore,
  sealOf,
} from './seal.ts'

/** `locked` content is unverified. `changed`: replaced, missing, moved or old. Both decide nothing. */
export type Reading = Readonly<
  { state: 'none' } | { state: 'intact'; content: unknown } | { state: 'locked' | 'changed'; content: unknown }
>

export type SealPorts = Readonly<{ database: Database; open: OpenMac; settings: readonly string[] }>

export type SealedReadings = Readonly<{
  read: (name: RowName) => Promise<Reading>
  readAll: (store: SealedStore) => Promise<ReadonlyMap<string, Reading>>
  /** None while locked. */
  changed: () => Promise<readonly RowName[]>
  plain: (name: RowName) => Promise<unknown>
}>

/** Makes the reads of sealed rows. */
export function createSealedReadings({ database, open, settings }: SealPorts): SealedReadings {
  async function read(name: RowName): Promise<Reading> {
    const [mac, { row, index }] = await Promise.all([open(), snapshot(database, name)])
    if (!mac) return { state: 'locked', content: sealOf(row)?.content }
    return judge(mac, name, { row, index: await indexOf(mac, name.store, index) })
  }

  async function readAll(store: SealedStore): Promise<ReadonlyMap<string, Reading>> {
    const mac = await open()
    const stored = await database.read(store, async (rows) => {
      const [keys, all]: readonly [readonly string[], readonly unknown[]] = await Promise.all([
        rows.getAllKeys(),
        rows.getAll(),
      ])
      return new Map(keys.map((key, at) => [key, all[at]] as const))
    })
    const index = mac && (await indexOf(mac, store, stored.get(INDEX)))
    const keys = store === 'settings' ? settings : [...stored.keys()].filter((key) => key !== INDEX)
    const readings = keys.map(async (key): Promise<[string, Reading]> => {
      const row = stored.get(key)
      if (!mac) return [key, { state: 'locked', content: sealOf(row)?.content }]
      return [key, await judge(mac, { store, key }, { row, index })]
    })
    return new Map(await Promise.all(readings))
  }

  return {
    read,
    readAll,
    changed: async () => {
      const found: RowName[] = []
      for (const store of ['settings', 'sites'] as const) {
        for (const [key, { state }] of await readAll(store)) if (state === 'changed') found.push({ store, key })
      }
      return found
    },
    plain: async ({ store, key }) => plainOf(await database.read(store, (rows) => rows.get(key))),
  }
}

/** Reads a row and its index at one moment. */
export function snapshot(database: Database, { store, key }: RowName) {
  return database.read(store, async (rows) => {
    const [row, index]: readonly unknown[] = await Promise.all([rows.get(key), rows.get(INDEX)])
    return { row, index }
  })
}

/** Judges a row by its verified index. */
export async function judge(
  mac: Mac,
  name: RowName,
  { row, index }: Readonly<{ row: unknown; index: Index | undefined }>,
): Promise<Reading> {
  const seal = sealOf(row)
  const content = seal?.content
  const version = index?.[name.key]
  if (index && version === undefined) {
    // A removal takes the entry first, so a kill leaves a row with its own seal.
    return !seal || (await isSealed(mac, name, seal)) ? { state: 'none' } : { state: 'changed', content }
  }
  // A site may revoke itself while locked, without the index.
  if (!seal && name.store === 'sites') return { state: 'none' }
  const isIntact = seal && seal.version === version && version !== CHANGED && (await isSealed(mac, name, seal))
  return { state: isIntact ? 'intact' : 'changed', content }
}

/** Reads a row's unsealed part. */
export function plainOf(row: unknown): unknown {
  return typeof row === 'object' && row !== null ? Reflect.get(row, 'plain') : undefined
}
