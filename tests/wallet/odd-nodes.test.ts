import { describe, expect, it } from 'vitest'
import type { Execution } from '../../src/core/execution/execution.ts'
import { offerReplacement } from '../../src/wallet/replacement/offer.ts'
import { rebroadcastByUser } from '../../src/wallet/user-events/rebroadcast.ts'
import { ethInput, NOW, usdcInput } from '../core/honest.ts'
import { only } from '../made.ts'
import { approve, executorPorts, live, newSim, type Sim } from './sim.ts'

const waiting = () => ({ status: 'waiting' })

/** One worker looks twice a second. */
async function watch(sim: Sim, seconds: number, input = ethInput): Promise<Execution> {
  const ports = executorPorts(sim, input)
  for (let half = 0; half < seconds * 2; half += 1) {
    sim.nowSeconds = NOW + Math.floor(half / 2)
    await live(sim, 'transfer', input, ports)
  }
  const execution = sim.stored.get('transfer')
  if (!execution) throw new Error('expected an execution')
  return execution
}

const whatOf = ({ history }: Execution) => history.map(({ what }) => what)
const timesSent = (sim: Sim) => sim.sent.reduce((sum, each) => sum + each.timesSent, 0)

describe('a node that takes a transaction and shows it nowhere', () => {
  it('gets it 20 times in ten minutes at most, nothing is saved for that, and it is called slow once', async () => {
    const sim = newSim(waiting)
    approve(sim, ethInput)
    sim.hides = 'all'
    const execution = await watch(sim, 600)
    expect(timesSent(sim)).toBeGreaterThan(5)
    expect(timesSent(sim)).toBeLessThanOrEqual(20)
    expect(whatOf(execution)).toEqual(['approved', 'reserved', 'signed', 'broadcast', 'stalled'])
    // The stalled notice is the only other save.
    expect([execution.seq, sim.told]).toEqual([5, [expect.stringContaining('stalled')]])
    expect(execution.items[0]?.phase).toBe('broadcast')
  })

  it('leaves the ways out open: a higher fee, or a cancellation', async () => {
    const sim = newSim(waiting)
    approve(sim, ethInput)
    sim.hides = 'all'
    const execution = await watch(sim, 200)
    const fees = { maxFeePerGasWei: 2_000_000_000n, maxPriorityFeePerGasWei: 1n }
    const ports = only<Parameters<typeof offerReplacement>[3]>({
      node: () => ({
        fees: async () => ({ ok: true, value: fees }),
        estimateGas: async () => ({ ok: true, value: 21_000n }),
      }),
    })
    for (const purpose of ['step', 'cancel'] as const) {
      expect(await offerReplacement(execution, 0, purpose, ports)).toMatchObject({ index: 0, purpose })
    }
  })
})

describe('bytes that the user sends again', () => {
  it('leave at once, and by a schedule that begins anew', async () => {
    const sim = newSim(waiting)
    approve(sim, ethInput)
    sim.hides = 'all'
    await watch(sim, 300)
    const { load, save, exclusive } = executorPorts(sim, ethInput)
    const ports = { load, save, exclusive, wake: () => undefined, nowSeconds: () => sim.nowSeconds }
    expect(await rebroadcastByUser('transfer', ports)).toBe(true)
    const before = timesSent(sim)
    const worker = executorPorts(sim, ethInput)
    for (let second = 0; second < 10; second += 1) {
      sim.nowSeconds += 1
      await live(sim, 'transfer', ethInput, worker)
    }
    expect(timesSent(sim) - before).toBeGreaterThanOrEqual(3)
    expect(timesSent(sim) - before).toBeLessThanOrEqual(5)
    expect(await rebroadcastByUser('of somebody else', ports)).toBe(false)
  })
})

describe('a node that has a receipt and shows no transaction by its hash', () => {
  it('is asked for the receipt, whatever it says of the nonce', async () => {
    const sim = newSim(waiting)
    approve(sim, ethInput)
    sim.hides = 'transactions'
    sim.pendingLooks = 20
    const execution = await watch(sim, 62)
    expect(execution.items[0]?.phase).toMatch(/^(included|finalized)$/)
    expect(execution.stage.stage).toBe('tracking')
  })
})

describe('an approval that went through and is revoked elsewhere', () => {
  it('ends as done without effect, and nothing more is signed', async () => {
    const sim = newSim(waiting)
    approve(sim, usdcInput, [100_000_000n])
    const stored = sim.stored.get('transfer')
    if (stored) sim.stored.set('transfer', { ...stored, stepOrder: { stepOrder: 'sequential' } })
    sim.isRevoked = true
    const execution = await watch(sim, 5, usdcInput)
    expect(execution.stage).toEqual({ stage: 'failed', end: { reason: 'noEffect', index: 0 } })
    expect(execution.items.map(({ phase }) => phase)).toEqual(['ineffective', 'planned'])
    expect([sim.sent.length, sim.signatures.length]).toEqual([1, 1])
  })
})
