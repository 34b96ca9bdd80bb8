import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb'

/** Values are `unknown`: each entity's file decodes them. */
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

/** Each migration shares the one transaction that changes the version. */
export type Upgrade = Readonly<{
  database: IDBPDatabase<Schema>
  transaction: IDBPTransaction<Schema, StoreName[], 'versionchange'>
}>

export type Migration = (upgrade: Upgrade) => void | Promise<void>

/** A database of version n went through the first n entries. Migrations read no rows, since unlocking waits for them. */
export const MIGRATIONS: readonly Migration[] = [layOut, keepJournals, knowLanes, keepBundles, knowNames]

function layOut({ database }: Upgrade): void {
  const executions = database.createObjectStore('executions', { keyPath: 'id' })
  executions.createIndex('byApproval', 'approvedAtSeconds')
  // Rows without the field stay outside the index.
  executions.createIndex('inFlight', 'inFlightSinceSeconds')
  // Transfers of the popup aren't in this index.
  executions.createIndex('byCalls', 'calls')
  database.createObjectStore('prompts', { keyPath: 'id' })
  database.createObjectStore('sites', { keyPath: 'origin' })
  database.createObjectStore('settings')
  database.createObjectStore('chains', { keyPath: 'id' })
  database.createObjectStore('vault')
}

// Version 2 adds a journal, used ids and executions of version 2.
function keepJournals({ database, transaction }: Upgrade): void {
  database.createObjectStore('journal', { keyPath: ['executionId', 'seq'] })
  transaction.objectStore('executions').createIndex('byIds', 'ids', { multiEntry: true })
}

function knowLanes({ transaction }: Upgrade): void {
  transaction.objectStore('executions').createIndex('byLanes', 'lanes', { multiEntry: true })
}

function keepBundles({ database }: Upgrade): void {
  const bundles = database.createObjectStore('bundles', { keyPath: 'id' })
  bundles.createIndex('byApproval', 'approvedAtSeconds')
  bundles.createIndex('inFlight', 'inFlightSinceSeconds')
  bundles.createIndex('byCalls', 'calls')
  bundles.createIndex('byLanes', 'lanes', { multiEntry: true })
}

// Version 5 adds the names that a bundle reserves, such as orders.
function knowNames({ transaction }: Upgrade): void {
  transaction.objectStore('bundles').createIndex('byIds', 'ids', { multiEntry: true })
}
