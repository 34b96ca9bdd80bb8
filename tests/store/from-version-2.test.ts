import { expect, it } from 'vitest'
import { resourceOf } from '../../src/core/reservation/resources.ts'
import { createDatabase } from '../../src/store/database/indexed-db.ts'
import { executionRowOf } from '../../src/store/executions/row.ts'
import { createExecutions } from '../../src/store/executions/store.ts'
import { MIGRATIONS } from '../../src/store/migrations.ts'
import { createRowUpdate } from '../../src/store/row-update.ts'
import { approved, newWorker, withEmptyDisk } from './stand.ts'

withEmptyDisk()

it('a disk of version 2 learns which lanes its rows hold, and keeps a row that cannot be read', async () => {
  const terms = { terms: 'evm', nonce: 7, gasLimit: 1n, maxFeePerGasWei: 1n, maxPriorityFeePerGasWei: 1n } as const
  const reserved = approved({ items: [{ phase: 'reserved', terms, purpose: 'step', earlier: [] }] })
  const { lanes: _, ...row } = executionRowOf(reserved, 'the last record')
  const torn = { id: 'torn', seq: 0, approvedAtSeconds: 1, execution: 'torn' }
  const old = createDatabase({ migrations: MIGRATIONS.slice(0, 2) })
  for (const each of [row, torn]) await old.write('executions', async (store) => void (await store.put(each)))
  await old.close()

  const { database, damages, onDamaged } = newWorker()
  const [item] = reserved.plan
  await createRowUpdate(database).whenDone()
  const stored = await database.read('executions', (store) => store.getAll())
  expect(stored).toStrictEqual([{ ...row, lanes: item && [resourceOf(item)] }, torn])
  expect(await createExecutions({ database, onDamaged }).holding(item ? resourceOf(item) : '')).toStrictEqual([
    reserved,
  ])
  expect(damages).toStrictEqual([])
})
