import { expect, it } from 'vitest'
import type { Execution } from '../../../src/core/execution/execution.ts'
import { decodeExecution, encodeExecution } from '../../../src/store/executions/schema.ts'
import { openTestStores } from '../../background/stores.ts'
import { approved, withEmptyDisk } from '../stand.ts'
import { changesOf } from './changes-of.ts'

withEmptyDisk()

const REASONS: Partial<Record<keyof Execution, string>> = {
  plan: 'hashed anew and proven again before each signature; its deposit address is sealed',
  requestId: 'it is read in the sealed quote again before each signature',
  orderId: 'as requestId',
  receivedAtSeconds: 'the sealed deadline bounds it',
  timeEstimateSeconds: 'shown alone',
  expected: 'shown alone; the minimum is sealed',
  stepOrder: 'each step is proven by itself',
  version: 'the schema knows one',
  lastProgressAtSeconds: 'it times questions',
  watchedSeconds: 'it times questions',
  updatedAtSeconds: 'shown alone',
  history: 'shown alone',
  seq: 'compared with the journal and the copy',
  items: 'tests/wallet/changed-progress.test.ts',
  stage: 'as items',
  pendingNotifications: 'as items',
}

/** The store reads no row that its schema refuses. */
function readAgain(row: Execution): Execution | undefined {
  try {
    const read = decodeExecution(encodeExecution(row))
    return read.ok ? read.execution : undefined
  } catch {
    return undefined
  }
}

it('seals each field, or says why not', async () => {
  const stores = await openTestStores()
  await stores.executions.begin(approved({ id: 'a' }))
  const stored = await stores.executions.load('a')
  if (!stored) throw new Error('expected the transfer')
  const fields = Object.entries(stored).filter(([name]) => !(name in REASONS))
  let changes = 0
  for (const [at, changed] of changesOf(Object.fromEntries(fields))) {
    const row = readAgain({
      ...stored,
      ...Object.fromEntries(fields.map(([name]) => [name, undefined])),
      ...Object(changed),
    })
    if (at === '.added' || !row) continue
    expect(await stores.approvals.isForged(row), at).toBe(true)
    changes += 1
  }
  expect(changes).toBeGreaterThan(50)
})
