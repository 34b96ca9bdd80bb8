import { expect, it } from 'vitest'
import { historyHandlers } from '../../entrypoints/background/history.ts'
import { devnet } from '../../src/core/profiles/devnet.ts'
import { createExecutions } from '../../src/store/executions.ts'
import { approved, newWorker, withEmptyDisk } from '../store/stand.ts'

withEmptyDisk()

/** Who asks makes no difference to these. */
const CALLER = {} as never

it('a file for support has the crossing that is asked about, however many came after it', async () => {
  const executions = createExecutions(newWorker())
  for (let at = 0; at <= 50; at += 1) {
    await executions.begin(approved({ id: `crossing-${at}`, approvedAtSeconds: 1_763_000_000 + at }))
  }
  const handlers = historyHandlers({
    profile: devnet,
    stores: { executions, bundles: {} as never },
    moving: { newest: () => [], count: () => 0 } as never,
  })
  const idsOf = async (id?: string) => {
    const { text } = await handlers['support.get']({ version: '0.1.0', id }, CALLER)
    return (JSON.parse(text) as { crossings: { id: string }[] }).crossings.map((crossing) => crossing.id)
  }
  expect(await idsOf()).not.toContain('crossing-0')
  const asked = await idsOf('crossing-0')
  expect(asked).toHaveLength(51)
  expect(asked[0]).toBe('crossing-0')
  expect(await idsOf('crossing-7')).toHaveLength(50)
  expect(await idsOf('nobody’s')).toHaveLength(50)
})
