import { CausewayError } from '../../lib/errors.ts'
import { createLock } from '../../lib/lock.ts'
import type { Database } from '../database/indexed-db.ts'
import {
  createSealedReadings,
  judge,
  plainOf,
  type Reading,
  type SealedReadings,
  type SealPorts,
  snapshot,
} from './reading.ts'
import {
  CHANGED,
  INDEX,
  type Index,
  indexOf,
  type Mac,
  type OpenMac,
  type RowName,
  type SealedStore,
  sealOf,
  sealRow,
} from './seal.ts'

type Next = (reading: Reading) => Readonly<{ content: unknown }> | undefined

export type SealedRows = SealedReadings &
  Readonly<{
    /** Seals row and index in one transaction; undefined writes nothing. Throws `STORE_LOCKED`. */
    change: (name: RowName, next: Next) => Promise<boolean>
    /** Changes a row's unsealed part, also while locked. */
    changePlain: <T>(name: RowName, next: (plain: unknown) => T) => Promise<T>
    /** Takes rows out of the index, then off the disk. While locked, the index stays. */
    remove: (store: SealedStore, keys: readonly string[]) => Promise<void>
    accept: (name: RowName) => Promise<boolean>
    /** Prepares the stores for a wallet, whose rows stay if its key made them. */
    begin: () => Promise<void>
    /** Forgets sites that were removed while locked: their old rows count as none. */
    forgetMissingSites: () => Promise<void>
  }>

const TRIES = 5

/** MACs precede the transaction, so a write over other versions is repeated. */
export function createSealedRows(ports: SealPorts): SealedRows {
  const { database, open } = ports
  const inTurn = createLock()
  const change: SealedRows['change'] = async (name, next) => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const written = await write(name, next, ports)
      if (written !== 'overtaken') return written === 'written'
    }
    throw new CausewayError('STORE_FAILED', 'Something else kept changing what Causeway stores; nothing was written.')
  }
  return {
    ...createSealedReadings(ports),
    change: (...asked) => inTurn(() => change(...asked)),
    changePlain: ({ store, key }, next) =>
      database.write(store, async (rows) => {
        const row: unknown = await rows.get(key)
        const plain = next(plainOf(row))
        await put(rows, { store, key }, { ...sealOf(row), plain })
        return plain
      }),
    remove: (store, keys) =>
      inTurn(async () => {
        if (await open()) {
          await writeIndex(store, ports, async (index) => {
            const left = Object.entries(index ?? (await doubted(store, ports))).filter(([key]) => !keys.includes(key))
            return Object.fromEntries(left)
          })
        }
        await database.remove(store, keys)
      }),
    accept: (name) =>
      inTurn(() => change(name, (reading) => (reading.state === 'changed' ? { content: reading.content } : undefined))),
    forgetMissingSites: () =>
      inTurn(async () => {
        const stored = await keysIn('sites', database)
        await writeIndex('sites', ports, async (index) => {
          const known = Object.entries(index ?? (await doubted('sites', ports)))
          const left = known.filter(([key]) => stored.includes(key))
          return index && left.length === known.length ? undefined : Object.fromEntries(left)
        })
      }),
    begin: () =>
      inTurn(async () => {
        for (const store of ['settings', 'sites'] as const) {
          await writeIndex(store, ports, async (index) => {
            if (index) return index
            const stored = await keysIn(store, database)
            return Object.fromEntries(
              Object.entries(await doubted(store, ports)).filter(([key]) => stored.includes(key)),
            )
          })
        }
      }),
  }
}

async function write(name: RowName, next: Next, ports: SealPorts): Promise<'written' | 'unwanted' | 'overtaken'> {
  const { database, open } = ports
  const { store, key } = name
  const mac = await unlocked(open)
  const before = await snapshot(database, name)
  const index = await indexOf(mac, store, before.index)
  const wanted = next(await judge(mac, name, { row: before.row, index }))
  if (!wanted) return 'unwanted'
  const version = versionAfter(index, before.index)
  const sealed = await sealRow(mac, name, { content: wanted.content, version })
  const content = { ...(index ?? (await doubted(store, ports))), [key]: version }
  const sealedIndex = await sealRow(mac, { store, key: INDEX }, { content, version })
  return database.write(store, async (rows) => {
    const [row, storedIndex]: readonly unknown[] = await Promise.all([rows.get(key), rows.get(INDEX)])
    if (!isSame(row, before.row) || !isSame(storedIndex, before.index)) return 'overtaken'
    const plain = plainOf(row)
    await put(rows, name, plain === undefined ? sealed : { ...sealed, plain })
    await put(rows, { store, key: INDEX }, sealedIndex)
    return 'written'
  })
}

async function writeIndex(
  store: SealedStore,
  { database, open }: SealPorts,
  next: (index: Index | undefined) => Promise<Index | undefined>,
): Promise<void> {
  const mac = await unlocked(open)
  const before: unknown = await database.read(store, (rows) => rows.get(INDEX))
  const index = await indexOf(mac, store, before)
  const content = await next(index)
  if (!content) return
  const sealed = await sealRow(mac, { store, key: INDEX }, { content, version: versionAfter(index, before) })
  await database.write(store, (rows) => put(rows, { store, key: INDEX }, sealed))
}

async function unlocked(open: OpenMac): Promise<Mac> {
  const mac = await open()
  if (mac) return mac
  throw new CausewayError('STORE_LOCKED', 'Causeway is locked; nothing was written.')
}

// A lost index leaves every row in doubt.
async function doubted(store: SealedStore, { database, settings }: SealPorts): Promise<Index> {
  const keys = store === 'settings' ? settings : await keysIn(store, database)
  return Object.fromEntries(keys.map((key) => [key, CHANGED]))
}

async function keysIn(store: SealedStore, database: Database): Promise<readonly string[]> {
  const stored: readonly string[] = await database.read(store, (rows) => rows.getAllKeys())
  return stored.filter((key) => key !== INDEX)
}

// Without an index to count from, the time exceeds each earlier version.
function versionAfter(index: Index | undefined, row: unknown): number {
  return Math.max(Date.now(), index ? (sealOf(row)?.version ?? 0) + 1 : 0)
}

type Putting = Readonly<{ put: (row: unknown, key?: string) => Promise<unknown> }>

async function put(rows: Putting, { store, key }: RowName, row: object): Promise<void> {
  await (store === 'sites' ? rows.put({ ...row, origin: key }) : rows.put(row, key))
}

function isSame(a: unknown, b: unknown): boolean {
  const [one, other] = [sealOf(a), sealOf(b)]
  return one?.mac === other?.mac && one?.version === other?.version
}
