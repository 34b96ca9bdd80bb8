import { describe, expect, it, vi } from 'vitest'
import type { Execution } from '../../src/core/execution/execution.ts'
import type { ItemOf } from '../../src/core/execution/item.ts'
import { decodeExecution, encodeExecution } from '../../src/store/executions/schema.ts'
import { count } from '../count.ts'
import { changesOf } from '../store/sealed/changes-of.ts'
import { paymentsOf } from './sim/chain.ts'
import { type Flow, flowOf } from './sim/flows.ts'
import { isOver, live, liveOn, pass } from './sim/lives.ts'
import { newWorld, type World } from './sim/world.ts'

// An earlier file may have loaded the true modules.
vi.hoisted(() => vi.resetModules())
vi.mock('../../src/core/quote/order-id.ts', async (load) =>
  (await import('../core/proof/remembered.ts')).rememberedOrders(await load()),
)
vi.mock('../../src/core/quote/order-signature.ts', async (load) =>
  (await import('../core/proof/remembered.ts')).rememberedSigners(await load()),
)
vi.mock('../../src/core/quote/quote.ts', async (load) =>
  (await import('../core/proof/remembered.ts')).rememberedTexts(await load()),
)
vi.mock('../../src/core/intent/intent.ts', async (load) =>
  (await import('../core/proof/remembered.ts')).rememberedIntents(await load()),
)

const FLOWS: readonly Flow[] = [
  flowOf('deposit-native', { canSimulate: false, outcome: 'fill' }),
  flowOf('deposit-approve', { canSimulate: true, outcome: 'fill' }),
  flowOf('deposit-approve', { canSimulate: false, outcome: 'refund' }),
]
const STRIDE = count('CAUSEWAY_STRIDE', { usual: 37, deep: 1 })

/** Without the fields of the sealed approval: tests/store/sealed/approvals.test.ts changes those. */
function progressOf(execution: Execution) {
  const { items, stage, stepOrder, obstacle, needs, oneNode, lostSaves, paid, paidBefore, elsewhere } = execution
  const { requestId, orderId, receivedAtSeconds, expected, statusesHeard, pendingNotifications } = execution
  return {
    ...{ items, stage, stepOrder, obstacle, needs, oneNode, lostSaves, paid, paidBefore, elsewhere },
    ...{ requestId, orderId, receivedAtSeconds, expected, statusesHeard, pendingNotifications },
  }
}

/** As if nothing had been sent. */
function begunAnew(execution: Execution): readonly (readonly [at: string, row: Execution])[] {
  const stage = { stage: 'steps' } as const
  return execution.items.flatMap((state, index) => {
    if (state.phase === 'planned') return []
    const items = execution.items.with(index, { phase: 'planned' })
    return [
      [`item ${index} planned anew`, { ...execution, items }],
      [`item ${index} planned anew, in its steps`, { ...execution, items, stage }],
    ]
  })
}

/** The store reads no row that its schema refuses. */
function changedRows(execution: Execution): readonly (readonly [at: string, row: Execution])[] {
  return [...changesOf(progressOf(execution))].flatMap(([at, changed]) => {
    try {
      const read = decodeExecution(encodeExecution({ ...execution, ...(changed as Partial<Execution>) }))
      return read.ok ? [[at, read.execution] as const] : []
    } catch {
      return []
    }
  })
}

async function livedUntil(flow: Flow, calls: number): Promise<World> {
  const world = newWorld([flow])
  world.kill = { at: calls, how: 'after' }
  while (world.kills === 0 && !isOver(world)) {
    await live(world)
    pass(world)
  }
  world.kill = undefined
  return world
}

const sentIn = ({ chain }: World) => [...chain.blocks.flat(), ...chain.waiting]

describe.each(FLOWS)('a stored $name with one changed field of its progress', (flow) => {
  const deposit = flow.approved.plan.at(-1) as ItemOf<'evmTransaction'>
  const wanted = flow.approved.plan as readonly ItemOf<'evmTransaction'>[]

  it('sends the approved steps at most once each, and nothing else', async () => {
    const whole = newWorld([flow])
    await liveOn(whole)
    const phases = new Set<string>()
    let rows = 0
    for (let at = 1; at <= whole.trace.length; at += 1) {
      const before = await livedUntil(flow, at)
      const stored = before.disk.get(flow.approved.id)
      if (!stored) continue
      const phase = JSON.stringify([stored.items.map((state) => state.phase), stored.stage.stage])
      if (phases.has(phase)) continue
      phases.add(phase)
      const chosen = changedRows(stored).filter((_, place) => (place + phases.size) % STRIDE === 0)
      for (const [where, row] of [...chosen, ...begunAnew(stored)]) {
        const world = await livedUntil(flow, at)
        world.disk.set(row.id, row)
        await liveOn(world, 40)
        const told = `${where} of ${phase}`
        expect(paymentsOf(world.chain, deposit).length, told).toBeLessThanOrEqual(1)
        for (const { to, data, value } of sentIn(world).filter(({ isElsewhere }) => !isElsewhere)) {
          const isWanted = wanted.some((item) => item.to.toLowerCase() === to.toLowerCase() && item.data === data)
          expect(isWanted, `${told}: ${to} ${data} ${value}`).toBe(true)
        }
        rows += 1
      }
    }
    expect(phases.size).toBeGreaterThan(4)
    expect(rows).toBeGreaterThan(5)
  }, 600_000)
})
