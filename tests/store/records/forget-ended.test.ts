import { expect, it } from 'vitest'
import type { Bundle } from '../../../src/core/bundle/bundle.ts'
import { createBundles } from '../../../src/store/bundles/store.ts'
import { createExecutions } from '../../../src/store/executions/store.ts'
import { forgetEnded } from '../../../src/store/records/forget-ended.ts'
import { withSecondCopies } from '../../../src/store/second-copies/copied-database.ts'
import { bundleOf } from '../../core/bundle/bundles.ts'
import { approved, newPlace, newWorker, withEmptyDisk } from '../stand.ts'

withEmptyDisk()

it('erases what has ended, with its journal and its second copy, and keeps what runs', async () => {
  const place = newPlace()
  const { database: disk, onDamaged } = newWorker()
  const database = withSecondCopies({ database: disk, place, onDamaged })
  const ports = { database, onDamaged }
  const [bundles, executions] = [createBundles(ports), createExecutions(ports)]
  const running = approved()
  const ended = { ...running, id: 'ended', stage: { stage: 'failed', end: { reason: 'abandoned' } } } as const
  const endedCalls: Bundle = {
    ...bundleOf(1),
    id: 'bundle:ended',
    stage: { stage: 'failed', end: { reason: 'expired' } },
  }
  for (const each of [running, ended]) await executions.begin(each)
  for (const each of [bundleOf(1), endedCalls]) await bundles.save(each)

  await forgetEnded({ database, executions, bundles })

  expect((await executions.list()).map(({ id }) => id)).toEqual([running.id])
  expect((await bundles.list(9)).map(({ id }) => id)).toEqual(['bundle:one'])
  const journal = await database.read('journal', (entries) => entries.getAllKeys())
  expect(new Set(journal.map(([id]) => id))).not.toContain('ended')
  await expect.poll(() => [...place.texts.keys()].filter((key) => key.includes('ended'))).toEqual([])
})
