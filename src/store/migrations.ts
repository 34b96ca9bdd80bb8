import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb'
import { bundleRowOf, decodeBundleRow } from './bundle-row.ts'
import { decodeExecutionRow, field, rowOf } from './execution-row.ts'
import { carryOver } from './from-version-1.ts'

/** Every store and its keys. Values are `unknown`: each is decoded by the file of its entity when it is read. */
export interface Schema extends DBSchema {
  executions: {
    key: string
    value: unknown
    indexes: { byApproval: number; inFlight: number; byCalls: [string, string]; byIds: string; byLanes: string }
  }
  journal: { key: [string, number]; value: unknown }
  bundles: {
    key: string
    value: unknown
    indexes: { byApproval: number; inFlight: number; byCalls: [string, string]; byIds: string; byLanes: string }
  }
  prompts: { key: string; value: unknown }
  sites: { key: string; value: unknown }
  settings: { key: string; value: unknown }
  chains: { key: number; value: unknown }
  vault: { key: string; value: unknown }
}

export type StoreName = StoreNames<Schema>

/** What a migration works on: the database in the one transaction that changes its version. */
export type Upgrade = Readonly<{
  database: IDBPDatabase<Schema>
  transaction: IDBPTransaction<Schema, StoreName[], 'versionchange'>
}>

export type Migration = (upgrade: Upgrade) => void | Promise<void>

/**
 * The way from an empty database to today's, one entry a version, never changed once released: a database of version n
 * has been through the first n. Rows of older versions are carried over here, never dropped.
 */
export const MIGRATIONS: readonly Migration[] = [layOut, keepJournals, knowLanes, keepBundles, knowNames]

function layOut({ database }: Upgrade): void {
  const executions = database.createObjectStore('executions', { keyPath: 'id' })
  executions.createIndex('byApproval', 'approvedAtSeconds')
  // Rows without the field are not in the index, so that it holds what there is to carry on and nothing else.
  executions.createIndex('inFlight', 'inFlightSinceSeconds')
  // What a page asked for, by its origin and its own id for it; crossings of the popup are not in it.
  executions.createIndex('byCalls', 'calls')
  database.createObjectStore('prompts', { keyPath: 'id' })
  database.createObjectStore('sites', { keyPath: 'origin' })
  database.createObjectStore('settings')
  database.createObjectStore('chains', { keyPath: 'id' })
  database.createObjectStore('vault')
}

// Version 2: a journal beside the rows, an index of used ids, and executions of version 2.
async function keepJournals({ database, transaction }: Upgrade): Promise<void> {
  database.createObjectStore('journal', { keyPath: ['executionId', 'seq'] })
  const rows = transaction.objectStore('executions')
  rows.createIndex('byIds', 'ids', { multiEntry: true })
  for (const row of await rows.getAll()) {
    const carried = carryOver(row)
    if (!carried) continue
    await transaction.objectStore('journal').add(carried.record)
    await rows.put(carried.row)
  }
}

// Version 3: rows say on which lanes they hold something. One that cannot be read is made again from its journal later.
async function knowLanes({ transaction }: Upgrade): Promise<void> {
  const rows = transaction.objectStore('executions')
  rows.createIndex('byLanes', 'lanes', { multiEntry: true })
  for (const row of await rows.getAll()) {
    const decoded = decodeExecutionRow(row)
    if (decoded.ok) await rows.put(rowOf(decoded.execution, String(field(row, 'last'))))
  }
}

// Version 4: what pages had sent.
function keepBundles({ database }: Upgrade): void {
  const bundles = database.createObjectStore('bundles', { keyPath: 'id' })
  bundles.createIndex('byApproval', 'approvedAtSeconds')
  bundles.createIndex('inFlight', 'inFlightSinceSeconds')
  bundles.createIndex('byCalls', 'calls')
  bundles.createIndex('byLanes', 'lanes', { multiEntry: true })
}

// Version 5: what pages had sent says which orders it pays, and what else no crossing may have.
async function knowNames({ transaction }: Upgrade): Promise<void> {
  const rows = transaction.objectStore('bundles')
  rows.createIndex('byIds', 'ids', { multiEntry: true })
  for (const row of await rows.getAll()) {
    const decoded = decodeBundleRow(row)
    if (decoded.ok) await rows.put(bundleRowOf(decoded.bundle))
  }
}
