import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb'

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
 * The way from an empty database to today's stores and indexes, one entry a version: a database of version n has been
 * through the first n. No row is read here: unlocking waits for this transaction, and rows-anew.ts writes them afterwards.
 */
export const MIGRATIONS: readonly Migration[] = [layOut, keepJournals, knowLanes, keepBundles, knowNames]

/** The first version whose rows are as this one writes them. */
const ROWS_SINCE = 5

/** The key of the settings under which lies how far the rows of an older version are written anew. */
export const ROWS_TO_UPDATE = 'rowsToUpdate'

/** Marks the rows of an older version, in the transaction that changes the version. They are begun with anew where that was under way. */
export async function markRows(oldVersion: number, { transaction }: Upgrade): Promise<void> {
  if (oldVersion > 0 && oldVersion < ROWS_SINCE) await transaction.objectStore('settings').put({}, ROWS_TO_UPDATE)
}

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
function keepJournals({ database, transaction }: Upgrade): void {
  database.createObjectStore('journal', { keyPath: ['executionId', 'seq'] })
  transaction.objectStore('executions').createIndex('byIds', 'ids', { multiEntry: true })
}

// Version 3: rows say on which lanes they hold something.
function knowLanes({ transaction }: Upgrade): void {
  transaction.objectStore('executions').createIndex('byLanes', 'lanes', { multiEntry: true })
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
function knowNames({ transaction }: Upgrade): void {
  transaction.objectStore('bundles').createIndex('byIds', 'ids', { multiEntry: true })
}
