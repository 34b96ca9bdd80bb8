import { expect, it } from 'vitest'
import { usedInAllRecords } from '../../../entrypoints/background/wiring/records.ts'
import { createBundles } from '../../../src/store/bundles/store.ts'
import { createExecutions } from '../../../src/store/executions/store.ts'
import { bundleOf } from '../../core/bundle/bundles.ts'
import { deposit, ORDER } from '../../core/bundle/deposits.ts'
import { approved, newWorker, withEmptyDisk } from '../../store/stand.ts'

withEmptyDisk()

it('an order is used whether a transfer of the wallet pays it, or calls of a page have', async () => {
  const worker = newWorker()
  const stores = { executions: createExecutions(worker), bundles: createBundles(worker) }
  const own = approved()
  await stores.executions.begin(own)
  await stores.bundles.save(bundleOf(1, { foreseen: [deposit] }))
  const asked = [own.orderId, ORDER, `0x${'77'.repeat(32)}`]
  expect(await usedInAllRecords(stores)(asked, '')).toEqual([own.orderId, ORDER])
  expect(await usedInAllRecords(stores)(asked, own.id)).toEqual([ORDER])
})
