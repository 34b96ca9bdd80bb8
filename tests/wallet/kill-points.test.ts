import { afterAll, describe, expect, it, vi } from 'vitest'
import { count } from '../count.ts'
import { broken } from './invariants.ts'
import { type Flow, flowOf, paidHere } from './sim/flows.ts'
import { live, liveOn } from './sim/lives.ts'
import { REQUOTE } from './sim/requoted.ts'
import { type Kill, newWorld, type World } from './sim/world.ts'

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

const PACED = ['deposit-approve', 'deposit-zero-reset'] as const
const PERMITS = ['permit-eip3009', 'permit-permit2'] as const
const OTHERS = ['deposit-native', 'strict-address', 'bitcoin', 'exchange-a', 'exchange-b', ...PERMITS] as const
/** The payment comes from elsewhere and differs from the quote. */
const REQUOTED = 'open-address-paid-elsewhere'
const OUTCOMES = ['fill', 'refund'] as const

const FLOWS: readonly Flow[] = OUTCOMES.flatMap((outcome) => [
  paidHere({ outcome }),
  ...[...OTHERS, REQUOTED].map((kind) => flowOf(kind, { canSimulate: false, outcome })),
  ...PACED.flatMap((kind) => [true, false].map((canSimulate) => flowOf(kind, { canSimulate, outcome }))),
])

/** One of this many kills of each flow, in turn. */
const ONE_OF = count('CAUSEWAY_KILLS_ONE_OF', { usual: 3, deep: 1 })
/** A kill after a read equals one before the next call, so only a deep run tries both. */
const READS = count('CAUSEWAY_KILLS_AFTER_READS', { usual: 0, deep: 1 })
const isRead = (name: string) => /^(load|facts|receipt|simulate|status|look|usedAmong|newestRequest)$/.test(name)

function killsAt(name: string, at: number): readonly Kill[] {
  const around: readonly Kill[] =
    isRead(name) && READS === 0
      ? [{ at, how: 'before' }]
      : [
          { at, how: 'before' },
          { at, how: 'after' },
        ]
  if (name === 'save') return [...around, { at, how: 'lost' }]
  return name === 'send' ? [...around, { at, how: 'lost' }, { at, how: 'late' }] : around
}

function outcomeOf(world: World): unknown {
  return [...world.disk.values()].map(({ stage, items, requote }) => ({
    stage,
    requote,
    items: items.map((state) => ('signed' in state ? [state.phase, state.signed] : state.phase)),
  }))
}

let points = 0
let kills = 0

describe.each(FLOWS)('$name', (flow) => {
  it('ends the same whatever call it is killed at, and nothing is ever broken', async () => {
    const calm = newWorld([flow])
    const isCalmOver = await liveOn(calm)
    expect(broken(calm)).toEqual([])
    expect(isCalmOver).toBe(true)
    const ended = calm.disk.get(flow.approved.id)
    expect(ended?.stage.stage).toBe(flow.outcome === 'fill' ? 'filled' : 'refunded')
    expect(ended?.requote?.requestId).toBe(flow.approved.id === REQUOTED ? REQUOTE : undefined)
    for (const kill of calm.trace.flatMap((name, at) => killsAt(name, at + 1))) {
      kills += 1
      if (kills % ONE_OF !== 0) continue
      points += 1
      const world = newWorld([flow])
      world.kill = kill
      const about = `killed ${kill.how} call ${kill.at}, ${calm.trace[kill.at - 1]}`
      expect(await liveOn(world), about).toBe(true)
      expect(world.kills, about).toBe(1)
      expect(broken(world), about).toEqual([])
      expect(stagesOf(world), about).toEqual(stagesOf(calm))
      const over = outcomeOf(world)
      const done = world.history.length
      await live(world)
      await live(world)
      expect(outcomeOf(world), `${about}: recovered again`).toEqual(over)
      expect(world.history, `${about}: recovered again`).toHaveLength(done)
    }
  }, 240_000)
})

const stagesOf = (world: World) =>
  [...world.disk.values()].map(({ stage, requote }) => [stage.stage, requote?.requestId, told(world)])

// Repeats don't matter here; invariants check them.
const told = ({ history }: World) => [...new Set(history.flatMap((each) => (each.did === 'tell' ? [each.key] : [])))]

afterAll(() => expect(points).toBeGreaterThanOrEqual(Math.floor(1_000 / ONE_OF)))
