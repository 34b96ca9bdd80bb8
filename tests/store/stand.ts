import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach } from 'vitest'
import type { Execution } from '../../src/core/execution.ts'
import type { IntentInput } from '../../src/core/intent.ts'
import { createDatabase, type Damage } from '../../src/store/db.ts'
import type { StoreName } from '../../src/store/migrations.ts'
import { ethInput } from '../core/honest.ts'
import { approve, newSim } from '../wallet/sim.ts'

/** Gives every test of a file an empty disk. */
export function withEmptyDisk(): void {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory()
  })
}

/** A new worker on the disk as it is, with the damages that it reports. */
export function newWorker() {
  const damages: Damage[] = []
  return { database: createDatabase(), damages, onDamaged: (damage: Damage) => void damages.push(damage) }
}

/** Puts a row into a store past everything that checks it. */
export function putRaw(name: StoreName, row: unknown, key?: string): Promise<void> {
  return createDatabase().write(name, async (store) => void (await store.put(row, key)))
}

/** An approved execution with its first `seq`. */
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
