import { expect, it } from 'vitest'
import { historyHandlers } from '../../entrypoints/background/handlers/history.ts'
import { devnet } from '../../src/core/profiles/devnet.ts'
import { createBundles } from '../../src/store/bundles/store.ts'
import { createExecutions } from '../../src/store/executions/store.ts'
import { bundleOf } from '../core/bundle/bundles.ts'
import { approved, newWorker, withEmptyDisk } from '../store/stand.ts'

withEmptyDisk()

const CALLER = {} as never
const NONE_FORMER = { ofOthers: async () => new Set<string>() }
const NOT_FORGED = { isForged: async () => false }
const ALL_PROVEN = { unproven: async () => new Set<string>(), accept: async () => false }
const NONE_UNREADABLE = { release: async () => false, list: async () => [], onChange: () => {} }

it('a file for support has the transfer that is asked about, however many came after it', async () => {
  const executions = createExecutions(newWorker())
  const bundles = createBundles(newWorker())
  for (let at = 0; at <= 50; at += 1) {
    await executions.begin(approved({ id: `transfer-${at}`, approvedAtSeconds: 1_763_000_000 + at }))
  }
  const handlers = historyHandlers({
    profile: devnet,
    stores: {
      approvals: NOT_FORGED,
      progress: ALL_PROVEN,
      executions,
      bundles,
      former: NONE_FORMER,
      unreadable: NONE_UNREADABLE,
    },
    moving: { newest: () => [], count: () => 0 } as never,
    changed: () => undefined,
    nodeOf: () => undefined,
  })
  const idsOf = async (id?: string) => {
    const { text } = await handlers['support.get']({ version: '0.1.0', id }, CALLER)
    return (JSON.parse(text) as { transfers: { id: string }[] }).transfers.map((transfer) => transfer.id)
  }
  expect(await idsOf()).not.toContain('transfer-0')
  const asked = await idsOf('transfer-0')
  expect(asked).toHaveLength(51)
  expect(asked[0]).toBe('transfer-0')
  expect(await idsOf('transfer-7')).toHaveLength(50)
  expect(await idsOf('nobody’s')).toHaveLength(50)
})

it('a file for support has the calls that are asked about and what was to bring their money, and none for a transfer', async () => {
  const executions = createExecutions(newWorker())
  const bundles = createBundles(newWorker())
  const began = (at: number) => 1_763_000_000 + at
  for (let at = 0; at <= 50; at += 1) {
    await executions.begin(approved({ id: `transfer-${at}`, approvedAtSeconds: began(at) }))
    const asked = { callsId: `order-${at}`, origin: 'https://shop.example', key: 'k', by: 'calls' } as const
    const funding = at === 0 ? ['transfer-0', 'gone'] : []
    await bundles.save(bundleOf(1, { id: `bundle:${at}`, requester: asked, funding, approvedAtSeconds: began(at) }))
  }
  const handlers = historyHandlers({
    profile: devnet,
    stores: {
      approvals: NOT_FORGED,
      progress: ALL_PROVEN,
      executions,
      bundles,
      former: NONE_FORMER,
      unreadable: NONE_UNREADABLE,
    },
    moving: { newest: () => [], count: () => 0 } as never,
    changed: () => undefined,
    nodeOf: () => undefined,
  })
  const fileOf = async (id?: string) => {
    const { text } = await handlers['support.get']({ version: '0.1.0', id }, CALLER)
    return JSON.parse(text) as Record<'transfers' | 'calls', { id: string }[]>
  }
  const all = await fileOf()
  expect(all.calls.map(({ id }) => id)).not.toContain('bundle:0')
  expect(all.calls).toHaveLength(50)
  const asked = await fileOf('bundle:0')
  expect(asked.calls[0]).toMatchObject({ id: 'bundle:0', requester: 'https://shop.example' })
  expect(asked.calls).toHaveLength(51)
  expect(asked.transfers[0]?.id).toBe('transfer-0')
  expect(asked.transfers).toHaveLength(51)
  expect((await fileOf('bundle:7')).calls).toHaveLength(50)
  expect((await fileOf('bundle:gone')).calls).toHaveLength(50)
  expect((await fileOf('transfer-0')).calls).toEqual([])
})
