import { CausewayError } from '../../lib/errors.ts'
import { createLock } from '../../lib/lock.ts'
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
  sealRow,
} from './seal.ts'

/**
 * `locked` content is unverified and decides nothing. `changed`: replaced, missing, moved or old; its content is only
 * for the user's decision.
 */
export type Reading = Readonly<
  { state: 'none' } | { state: 'intact'; content: unknown } | { state: 'locked' | 'changed'; content: unknown }
>

export type SealedRows = Readonly<{
  read: (name: RowName) => Promise<Reading>
  /** Reads every row of a store, by key. */
  readAll: (store: SealedStore) => Promise<ReadonlyMap<string, Reading>>
  /** Seals the next content with its index in one transaction; undefined writes nothing. Throws `STORE_LOCKED`. */
  change: (name: RowName, next: (reading: Reading) => Readonly<{ content: unknown }> | undefined) => Promise<boolean>
  /** Changes a row's unsealed part, which decides nothing about money or trust; it works while locked. */
  changePlain: <T>(name: RowName, next: (plain: unknown) => T) => Promise<T>
  plain: (name: RowName) => Promise<unknown>
  /** Takes a row out of the index first, so a kill leaves a row that counts as none. While locked, the row alone goes. */
  remove: (store: SealedStore, keys: readonly string[]) => Promise<void>
  /** Lists the changed rows; none while locked. */
  changed: () => Promise<readonly RowName[]>
  /** Seals a changed row as it is. */
  accept: (name: RowName) => Promise<boolean>
  /** Prepares the stores for a wallet, whose rows stay if its key made them. */
  begin: () => Promise<void>
}>

type Ports = Readonly<{
  database: Database
  open: OpenMac
  /** The settings that have sealed rows. Rows of sites have no such list, and a missing one is no change. */
  settings: readonly string[]
}>

type Snapshot = Readonly<{ row: unknown; index: unknown }>

const TRIES = 5

/** Makes the sealed rows. MACs are made before a transaction opens, which writes only over what was read. */
export function createSealedRows({ database, open, settings }: Ports): SealedRows {
  const inTurn = createLock()

  function snapshot({ store, key }: RowName): Promise<Snapshot> {
    return database.read(store, async (rows) => {
      const [row, index]: readonly unknown[] = await Promise.all([rows.get(key), rows.get(INDEX)])
      return { row, index }
    })
  }

  async function unlocked(): Promise<Mac> {
    const mac = await open()
    if (mac) return mac
    throw new CausewayError('STORE_LOCKED', 'Causeway is locked; nothing was written.')
  }

  async function read(name: RowName): Promise<Reading> {
    const [mac, { row, index }] = await Promise.all([open(), snapshot(name)])
    if (!mac) return { state: 'locked', content: sealOf(row)?.content }
    return judge(mac, name, { row, index: await indexOf(mac, name.store, index) })
  }

  // A lost index leaves every row in doubt.
  async function doubted(store: SealedStore): Promise<Index> {
    const keys = await keysOf(store)
    return Object.fromEntries(keys.map((key) => [key, CHANGED]))
  }

  async function keysOf(store: SealedStore): Promise<readonly string[]> {
    const stored = await database.read(store, (rows) => rows.getAllKeys())
    const all = store === 'settings' ? settings : stored
    return all.filter((key) => key !== INDEX)
  }

  async function write(name: RowName, next: (reading: Reading) => Readonly<{ content: unknown }> | undefined) {
    const { store, key } = name
    const mac = await unlocked()
    const before = await snapshot(name)
    const index = await indexOf(mac, store, before.index)
    const wanted = next(await judge(mac, name, { row: before.row, index }))
    if (!wanted) return { isDone: true, isChanged: false }
    const version = versionAfter(index, before.index)
    const sealed = await sealRow(mac, name, { content: wanted.content, version })
    const all = { ...(index ?? (await doubted(store))), [key]: version }
    const sealedIndex = await sealRow(mac, { store, key: INDEX }, { content: all, version })
    const isDone = await database.write(store, async (rows) => {
      const now: readonly unknown[] = await Promise.all([rows.get(key), rows.get(INDEX)])
      if (!isSame(now[0], before.row) || !isSame(now[1], before.index)) return false
      await put(rows, name, { ...plainFields(now[0]), ...sealed })
      await put(rows, { store, key: INDEX }, sealedIndex)
      return true
    })
    return { isDone, isChanged: isDone }
  }

  async function change(...asked: Parameters<SealedRows['change']>): Promise<boolean> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const { isDone, isChanged } = await write(...asked)
      if (isDone) return isChanged
    }
    throw new CausewayError('STORE_FAILED', 'Something else kept changing what Causeway stores; nothing was written.')
  }

  async function writeIndex(store: SealedStore, next: (index: Index | undefined) => Promise<Index>): Promise<void> {
    const mac = await unlocked()
    const before: unknown = await database.read(store, (rows) => rows.get(INDEX))
    const index = await indexOf(mac, store, before)
    const content = await next(index)
    const version = versionAfter(index, before)
    const sealed = await sealRow(mac, { store, key: INDEX }, { content, version })
    await database.write(store, (rows) => put(rows, { store, key: INDEX }, sealed))
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

  async function changed(): Promise<readonly RowName[]> {
    const found: RowName[] = []
    for (const store of ['settings', 'sites'] as const) {
      for (const [key, { state }] of await readAll(store)) if (state === 'changed') found.push({ store, key })
    }
    return found
  }

  return {
    read,
    readAll,
    change: (...asked) => inTurn(() => change(...asked)),
    changePlain: ({ store, key }, next) =>
      database.write(store, async (rows) => {
        const row: unknown = await rows.get(key)
        const plain = next(plainOf(row))
        await put(rows, { store, key }, { ...sealOf(row), plain })
        return plain
      }),
    plain: async ({ store, key }) => plainOf(await database.read(store, (rows) => rows.get(key))),
    remove: (store, keys) =>
      inTurn(async () => {
        if (await open()) {
          await writeIndex(store, async (index) => {
            const left = Object.entries(index ?? (await doubted(store))).filter(([key]) => !keys.includes(key))
            return Object.fromEntries(left)
          })
        }
        await database.remove(store, keys)
      }),
    changed,
    accept: (name) =>
      inTurn(() => change(name, (reading) => (reading.state === 'changed' ? { content: reading.content } : undefined))),
    begin: () =>
      inTurn(async () => {
        for (const store of ['settings', 'sites'] as const) {
          await writeIndex(store, async (index) => {
            if (index) return index
            const stored: readonly string[] = await database.read(store, (rows) => rows.getAllKeys())
            return Object.fromEntries(Object.entries(await doubted(store)).filter(([key]) => stored.includes(key)))
          })
        }
      }),
  }
}

type Judged = Readonly<{ row: unknown; index: Index | undefined }>

async function judge(mac: Mac, name: RowName, { row, index }: Judged): Promise<Reading> {
  const seal = sealOf(row)
  const content = seal?.content
  const version = index?.[name.key]
  if (index && version === undefined) {
    // A removal takes the entry first, so a kill leaves a row with its own seal.
    return !seal || (await isSealed(mac, name, seal)) ? { state: 'none' } : { state: 'changed', content }
  }
  if (!seal && name.store === 'sites') return { state: 'none' }
  const isIntact = seal && seal.version === version && version !== CHANGED && (await isSealed(mac, name, seal))
  return { state: isIntact ? 'intact' : 'changed', content }
}

// Without an index to count from, the time exceeds each earlier version.
function versionAfter(index: Index | undefined, row: unknown): number {
  return Math.max(Date.now(), index ? (sealOf(row)?.version ?? 0) + 1 : 0)
}

type Putting = Readonly<{ put: (row: unknown, key?: string) => Promise<unknown> }>

// The rows of sites carry their key.
async function put(rows: Putting, { store, key }: RowName, row: object): Promise<void> {
  await (store === 'sites' ? rows.put({ ...row, origin: key }) : rows.put(row, key))
}

function plainOf(row: unknown): unknown {
  return typeof row === 'object' && row !== null ? Reflect.get(row, 'plain') : undefined
}

function plainFields(row: unknown) {
  const plain = plainOf(row)
  return plain === undefined ? {} : { plain }
}

function isSame(a: unknown, b: unknown): boolean {
  const [one, other] = [sealOf(a), sealOf(b)]
  return one?.mac === other?.mac && one?.version === other?.version
}
