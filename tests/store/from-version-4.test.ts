import { expect, it } from 'vitest'
import { bundleRowOf } from '../../src/store/bundles/row.ts'
import { createBundles } from '../../src/store/bundles/store.ts'
import { createDatabase } from '../../src/store/database/indexed-db.ts'
import { MIGRATIONS } from '../../src/store/migrations.ts'
import { bundleOf } from '../core/bundle/bundles.ts'
import { deposit, ORDER } from '../core/bundle/deposits.ts'
import { newWorker, withEmptyDisk } from './stand.ts'

withEmptyDisk()

it('a disk of version 4 learns which names its bundles have, and keeps a row that cannot be read', async () => {
  const bundle = bundleOf(1, { foreseen: [deposit] })
  const { ids: _, ...row } = bundleRowOf(bundle)
  const torn = { id: 'torn', seq: 0, approvedAtSeconds: 1, bundle: 'torn' }
  const old = createDatabase({ migrations: MIGRATIONS.slice(0, 4) })
  for (const each of [row, torn]) await old.write('bundles', async (store) => void (await store.put(each)))
  await old.close()

  const { database, damages, onDamaged } = newWorker()
  const bundles = createBundles({ database, onDamaged })
  expect(await bundles.usedAmong([ORDER], '')).toEqual([ORDER])
  expect(await bundles.load(bundle.id)).toStrictEqual(bundle)
  const stored = await database.read('bundles', (store) => store.getAll())
  expect(stored).toStrictEqual([{ ...row, ids: [ORDER] }, torn])
  expect(damages).toStrictEqual([])
})
