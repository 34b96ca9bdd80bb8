import { describe, expect, it, vi } from 'vitest'
import type { Execution } from '../../src/core/execution/execution.ts'
import type { ItemOf } from '../../src/core/execution/item.ts'
import { FIRST_SIGNATURE_SECONDS } from '../../src/wallet/engine/transfer-steps.ts'
import { abandonTransfer } from '../../src/wallet/user-events/abandon.ts'
import { count } from '../count.ts'
import { mine, paymentsOf, takeElsewhere } from './sim/chain.ts'
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
  flowOf('deposit-zero-reset', { canSimulate: false, outcome: 'fill' }),
]
const [NATIVE] = FLOWS
const SOON = 20
const STRIDE = count('CAUSEWAY_STRIDE', { usual: 9, deep: 1 })
const LATER = FIRST_SIGNATURE_SECONDS + 100

const depositOf = ({ approved }: Flow) => approved.plan.at(-1) as ItemOf<'evmTransaction'>
const timesPaid = (world: World, flow: Flow) => paymentsOf(world.chain, depositOf(flow)).length
const endOf = (world: World, { approved }: Flow) => world.disk.get(approved.id)?.stage
const savesOf = ({ history }: World) => history.flatMap((each) => (each.did === 'save' ? [each.execution] : []))

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

/** Chain and service keep their state. */
function restore(world: World, disk: Execution, afterSeconds: number): void {
  world.disk.set(disk.id, disk)
  world.nowSeconds = disk.approvedAtSeconds + afterSeconds
}

async function abandoned(world: World, { approved: { id } }: Flow): Promise<void> {
  expect(world.disk.get(id)?.obstacle).toEqual({ code: 'MAYBE_PAID' })
  const given = await abandonTransfer(id, {
    load: async () => world.disk.get(id),
    save: async (execution) => void world.disk.set(id, execution),
    exclusive: (_name, work) => work(),
    nowSeconds: () => world.nowSeconds,
    wake: () => undefined,
    deposited: async () => undefined,
  })
  const isOut = world.disk.get(id)?.items.some((state) => state.phase === 'broadcast')
  if (isOut) return
  expect(given).toBe('abandoned')
  await liveOn(world)
  expect(isOver(world)).toBe(true)
}

describe.each(FLOWS)('an older disk of $name', (flow) => {
  it.each([SOON, LATER])(
    'pays nothing twice, and never says that nothing was sent where it was, %i s after the yes',
    async (afterSeconds) => {
      const whole = newWorld([flow])
      await liveOn(whole)
      const calls = whole.trace.length
      let disks = 0

      for (let at = (flow.approved.plan.length % 3) + 1; at <= calls; at += STRIDE) {
        const saved = [flow.approved, ...savesOf(await livedUntil(flow, at))]
        for (const disk of new Set([saved[0], saved[1], saved[2], saved.at(-3), saved.at(-2)])) {
          if (!disk) continue
          const world = await livedUntil(flow, at)
          restore(world, disk, afterSeconds)
          await liveOn(world, 60)
          const told = `save ${disk.seq}, restored at call ${at}`
          const end = endOf(world, flow)
          const paid = timesPaid(world, flow)
          expect(paid, told).toBeLessThanOrEqual(1)
          if (paid === 1) expect(end?.stage, told).toBe(flow.outcome === 'fill' ? 'filled' : 'refunded')
          // This copy may continue the other's transfer, so the user ends it.
          else if (end?.stage === 'steps') await abandoned(world, flow)
          // A step that the other copy undid ends once its block is finalized.
          else expect(end?.stage === 'failed' && end.end.reason, told).toMatch(/^(expired|noEffect)$/)
          if (end?.stage !== 'steps') expect(isOver(world), told).toBe(true)
          disks += 1
        }
      }
      expect(disks).toBeGreaterThan(8)
    },
    120_000,
  )
})

describe('the first signature', () => {
  const flow = NATIVE ?? FLOWS[0]
  if (!flow) throw new Error('expected a flow')

  it('goes on where something else was sent since the yes, and takes the next nonce', async () => {
    const world = newWorld([flow])
    takeElsewhere(world.chain)
    mine(world.chain)
    await liveOn(world)
    expect(timesPaid(world, flow)).toBe(1)
    expect(world.trace).toContain('logsSince')
  })

  it('looks nowhere where the nonce is that of the yes', async () => {
    const world = newWorld([flow])
    await liveOn(world)
    expect(world.trace).not.toContain('logsSince')
  })

  it('waits while what has used the nonce is in no block, and says so', async () => {
    const world = newWorld([flow])
    takeElsewhere(world.chain)
    await live(world)
    expect(world.disk.get(flow.approved.id)).toMatchObject({
      items: [{ phase: 'planned' }],
      obstacle: { code: 'MAYBE_PAID' },
    })
  })

  it.each(['status', 'logsSince', 'nonce'])('signs nothing, and ends nothing, where %s is silent', async (silent) => {
    for (const afterSeconds of [SOON, LATER]) {
      const world = newWorld([flow])
      takeElsewhere(world.chain)
      mine(world.chain)
      world.nowSeconds += afterSeconds
      world.weather = (name) => (name === silent ? 'silent' : undefined)
      await live(world)
      await live(world)
      expect(world.trace).not.toContain('sign')
      expect(endOf(world, flow)).toEqual({ stage: 'steps' })
    }
  })

  it('looks around where nobody said a nonce at the yes', async () => {
    const [kept] = flow.approved.noncesAtApproval
    const unread: Flow = {
      ...flow,
      approved: { ...flow.approved, noncesAtApproval: kept ? [{ ...kept, nonce: undefined }] : [] },
    }
    const world = newWorld([unread])
    await liveOn(world)
    expect(world.trace).toContain('logsSince')
    expect(timesPaid(world, unread)).toBe(1)
  })
})
