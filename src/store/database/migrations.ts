import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb'
import { abort } from './transaction.ts'

/** Values are `unknown`: each entity's file decodes them. */
export interface Schema extends DBSchema {
  executions: {
    key: string
    value: unknown
    indexes: { byApproval: number; inFlight: number; byCalls: [string, string]; byIds: string; byResources: string }
  }
  journal: { key: [string, number]; value: unknown }
  bundles: {
    key: string
    value: unknown
    indexes: { byApproval: number; inFlight: number; byCalls: [string, string]; byIds: string; byResources: string }
  }
  prompts: { key: string; value: unknown }
  sites: { key: string; value: unknown }
  settings: { key: string; value: unknown }
  chains: { key: number; value: unknown }
  vault: { key: string; value: unknown }
}

export type StoreName = StoreNames<Schema>

/** Each migration shares the one transaction that changes the version. */
export type Upgrade = Readonly<{
  database: IDBPDatabase<Schema>
  transaction: IDBPTransaction<Schema, StoreName[], 'versionchange'>
}>

export type Migration = (upgrade: Upgrade) => void | Promise<void>

/** Version n went through the first n entries. Migrations read no rows, since unlocking waits for them. */
export const MIGRATIONS: readonly Migration[] = [layOut]

/** Runs migrations in order, or changes nothing. */
export async function migrateAll(migrations: readonly Migration[], { database, transaction }: Upgrade): Promise<void> {
  transaction.done.catch(() => undefined)
  try {
    for (const migrate of migrations) await migrate({ database, transaction })
  } catch {
    // A late failure doesn't abort by itself; opening fails then, and nothing is changed.
    abort(transaction)
  }
}

function layOut({ database }: Upgrade): void {
  for (const name of ['executions', 'bundles'] as const) {
    const records = database.createObjectStore(name, { keyPath: 'id' })
    records.createIndex('byApproval', 'approvedAtSeconds')
    // Rows without the field stay outside the index.
    records.createIndex('inFlight', 'inFlightSinceSeconds')
    // Only records of sites have this field.
    records.createIndex('byCalls', 'calls')
    records.createIndex('byIds', 'ids', { multiEntry: true })
    records.createIndex('byResources', 'resources', { multiEntry: true })
  }
  database.createObjectStore('journal', { keyPath: ['executionId', 'seq'] })
  database.createObjectStore('prompts', { keyPath: 'id' })
  database.createObjectStore('sites', { keyPath: 'origin' })
  database.createObjectStore('settings')
  database.createObjectStore('chains', { keyPath: 'id' })
  database.createObjectStore('vault')
}
