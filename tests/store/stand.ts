import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach } from 'vitest'
import type { Execution } from '../../src/core/execution/execution.ts'
import type { IntentInput } from '../../src/core/intent/intent.ts'
import { bytesToBase64 } from '../../src/lib/base64.ts'
import { utf8ToBytes } from '../../src/lib/bytes.ts'
import { createDatabase, type Damage, type Database } from '../../src/store/database/indexed-db.ts'
import type { StoreName } from '../../src/store/database/migrations.ts'
import { SEALED_SETTINGS, type SealedSetting } from '../../src/store/sealed/names.ts'
import { createSealedRows, type SealedRows } from '../../src/store/sealed/rows.ts'
import { INDEX } from '../../src/store/sealed/seal.ts'
import type { MarkStorage } from '../../src/store/second-copies/marks.ts'
import type { SecondCopyStorage } from '../../src/store/second-copies/storage.ts'
import { withRowKey } from '../../src/vault/keys/row-key.ts'
import { ROW_MAC } from '../../src/vault/session/halves.ts'
import { ethInput } from '../core/honest.ts'
import { approve, newSim } from '../wallet/sim.ts'

export function withEmptyDisk(): void {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory()
  })
}

/** Simulates a browser that returns an empty database. */
export function loseDatabase(): void {
  globalThis.indexedDB = new IDBFactory()
}

export type Place = SecondCopyStorage & Readonly<{ texts: Map<string, string>; restart: () => void }>

/** With foreign content; outlives workers and databases. */
export function newPlace(): Place {
  const texts = new Map([['vaultSecondCopy', 'of the vault']])
  let starts = 1
  return {
    texts,
    /** Simulates a browser restart. */
    restart: () => {
      starts += 1
    },
    session: async () => `${starts}`,
    ids: async () => [...texts.keys()],
    read: async (ids) => Object.fromEntries(ids.flatMap((id) => (texts.has(id) ? [[id, texts.get(id)]] : []))),
    write: async (added) => {
      for (const [id, text] of Object.entries(added)) texts.set(id, text)
    },
    remove: async (ids) => {
      for (const id of ids) texts.delete(id)
    },
  }
}

/** In-memory marks that outlive workers and databases. */
export function newMarkPlace(): MarkStorage {
  let kept: string | undefined
  return {
    read: async () => kept,
    write: async (text) => {
      kept = text
    },
  }
}

/** A new worker on the present disk, with its damage reports. */
export function newWorker() {
  const damages: Damage[] = []
  return { database: createDatabase(), damages, onDamaged: (damage: Damage) => void damages.push(damage) }
}

/** Stores a row without validation. */
export function putRaw(name: StoreName, row: unknown, key?: string): Promise<void> {
  return createDatabase().write(name, async (store) => void (await store.put(row, key)))
}

export const TEST_ENTROPY = new Uint8Array(16).fill(1)

/** The MACs of an unlocked session. */
export function testMacs(entropy = TEST_ENTROPY) {
  const key = withRowKey(crypto, entropy, (bytes) => crypto.subtle.importKey('raw', bytes, ROW_MAC, false, ['sign']))
  const mac = async (text: string) =>
    bytesToBase64(new Uint8Array(await crypto.subtle.sign('HMAC', await key, utf8ToBytes(text))))
  return async () => mac
}

// A lost index must stay lost.
async function isNew(database: Database): Promise<boolean> {
  const [settings, sites] = [
    await database.read('settings', (rows) => rows.getAllKeys()),
    await database.read('sites', (rows) => rows.count()),
  ]
  return sites === 0 && !settings.some((key) => SEALED_SETTINGS.some((each) => each === key))
}

/** A new worker's sealed rows, of a wallet that exists. */
export async function testRows({ isLocked = false, entropy = TEST_ENTROPY, database = createDatabase() } = {}) {
  const prepared = createSealedRows({ database, open: testMacs(), settings: SEALED_SETTINGS })
  const isBegun = await database.read('settings', async (rows) => (await rows.getAllKeys()).includes(INDEX))
  if (!isBegun && (await isNew(database))) await prepared.begin()
  const open = isLocked ? async () => undefined : testMacs(entropy)
  return createSealedRows({ database, open, settings: SEALED_SETTINGS })
}

/** Seals content without validation. */
export async function putSealed(key: SealedSetting, content: unknown): Promise<void> {
  await (await testRows()).change({ store: 'settings', key }, () => ({ content }))
}

/** The same without waiting: the first use prepares an empty disk. */
export function openRows(database = createDatabase()): SealedRows {
  const rows = createSealedRows({ database, open: testMacs(), settings: SEALED_SETTINGS })
  let ready: Promise<unknown> | undefined
  const later = Object.entries(rows).map(([name, work]) => [
    name,
    async (...asked: readonly unknown[]) => {
      ready ??= testRows({ database })
      await ready
      return (work as (...asked: readonly unknown[]) => Promise<unknown>)(...asked)
    },
  ])
  return Object.fromEntries(later) as SealedRows
}

export function approved(
  changes: Partial<Execution> = {},
  input: IntentInput = ethInput,
  approvals: readonly bigint[] = [],
): Execution {
  const sim = newSim(() => undefined)
  const execution = sim.stored.get(approve(sim, input, approvals))
  if (!execution) throw new Error('expected an approved execution')
  return { ...execution, ...changes }
}
