import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { IntentInput } from '../../../src/core/intent/intent.ts'
import { ethInput, usdcInput } from '../../core/honest.ts'
import { count } from '../../count.ts'
import { approve, distinctMessages, live, newSim, type Sim } from '../sim.ts'

const SUCCESS = { status: 'success', txHashes: ['0xfill'], inTxHashes: [], updatedAt: 1 }
const REFUND = { status: 'refund', txHashes: ['0xrefund'], inTxHashes: [], updatedAt: 1, failReason: 'SLIPPAGE' }

type Flow = Readonly<{ name: string; input: IntentInput; approvals: readonly bigint[]; steps: number }>

const FLOWS: readonly Flow[] = [
  { name: 'native deposit', input: ethInput, approvals: [], steps: 1 },
  { name: 'approve then deposit', input: usdcInput, approvals: [100_000_000n], steps: 2 },
  { name: 'reset, approve, deposit', input: usdcInput, approvals: [0n, 100_000_000n], steps: 3 },
]

async function liveOn(sim: Sim, input: IntentInput): Promise<void> {
  for (let life = 0; life < 60; life += 1) {
    await live(sim, 'transfer', input)
    sim.killAt = Number.POSITIVE_INFINITY
    const stored = sim.stored.get('transfer')
    if (
      stored &&
      ['filled', 'refunded', 'failed'].includes(stored.stage.stage) &&
      stored.pendingNotifications.length === 0
    )
      return
  }
  throw new Error('expected the transfer to end')
}

function expectOnce(sim: Sim, flow: Flow): void {
  const messages = distinctMessages(sim)
  expect(messages).toHaveLength(flow.steps)
  expect(new Set(messages).size).toBe(flow.steps)
  expect(sim.sent.map((each) => each.nonce)).toEqual(Array.from({ length: flow.steps }, (_, index) => index))
  // Signing is deterministic, so a kill before the save repeats the same bytes.
  expect(new Set(sim.signatures.map((each) => each.raw)).size).toBe(flow.steps)
  expect(new Set(sim.told).size).toBe(1)
}

describe.each(FLOWS)('$name', (flow) => {
  it('ends in a verified fill, each step sent once', async () => {
    const sim = newSim(() => SUCCESS)
    approve(sim, flow.input, flow.approvals)
    await liveOn(sim, flow.input)
    expect(sim.stored.get('transfer')?.stage).toMatchObject({ stage: 'filled', fill: { proof: 'verified' } })
    expectOnce(sim, flow)
    expect(sim.told).toHaveLength(1)
  })

  it('sends each step once when killed before or after any port call', async () => {
    const calm = newSim(() => SUCCESS)
    approve(calm, flow.input, flow.approvals)
    await liveOn(calm, flow.input)
    for (const mode of ['before', 'after'] as const) {
      for (let killAt = 1; killAt <= calm.calls; killAt += 1) {
        const sim = newSim(() => SUCCESS)
        approve(sim, flow.input, flow.approvals)
        Object.assign(sim, { killAt, mode })
        await liveOn(sim, flow.input)
        expectOnce(sim, flow)
        expect(sim.stored.get('transfer')?.stage.stage).toBe('filled')
      }
    }
  })

  it('sends each step once under random kills, slow blocks and either outcome', async () => {
    const runs = count('CAUSEWAY_RUNS', { usual: 30, deep: 120 })
    const kills = fc.array(
      fc.record({ at: fc.integer({ min: 1, max: 40 }), mode: fc.constantFrom('before', 'after') }),
      { maxLength: 6 },
    )
    await fc.assert(
      fc.asyncProperty(kills, fc.integer({ min: 0, max: 4 }), fc.boolean(), async (list, pendingLooks, isRefund) => {
        const sim = newSim(() => (isRefund ? REFUND : SUCCESS))
        approve(sim, flow.input, flow.approvals)
        sim.pendingLooks = pendingLooks
        for (const { at, mode } of list) {
          Object.assign(sim, { killAt: sim.calls + at, mode })
          await live(sim, 'transfer', flow.input)
        }
        sim.killAt = Number.POSITIVE_INFINITY
        await liveOn(sim, flow.input)
        expectOnce(sim, flow)
        expect(sim.stored.get('transfer')?.stage.stage).toBe(isRefund ? 'refunded' : 'filled')
      }),
      { numRuns: runs, seed: Number(process.env['CAUSEWAY_SEED'] ?? 7) },
    )
  })
})

describe('an approval that comes too late', () => {
  it('ends without a signature, and says so', async () => {
    const sim = newSim(() => ({ status: 'waiting' }))
    approve(sim, ethInput)
    sim.nowSeconds += 301
    await liveOn(sim, ethInput)
    expect(sim.signatures).toHaveLength(0)
    expect(sim.stored.get('transfer')?.stage).toMatchObject({ stage: 'failed', end: { reason: 'expired' } })
  })
})

describe('status words', () => {
  it('keeps an unknown word and goes on', async () => {
    const words = ['settling', 'settling', 'success']
    let asked = 0
    const sim = newSim(() => ({ ...SUCCESS, status: words[Math.min(asked++, 2)] }))
    approve(sim, ethInput)
    await live(sim, 'transfer', ethInput)
    expect(sim.stored.get('transfer')?.stage).toMatchObject({
      stage: 'tracking',
      status: { status: 'unknown', word: 'settling' },
    })
    await liveOn(sim, ethInput)
    expect(sim.stored.get('transfer')?.stage.stage).toBe('filled')
  })

  it('follows no words that name another transaction each time they are asked for in a circle', async () => {
    let asked = 0
    const sim = newSim(() => ({ ...SUCCESS, txHashes: [`0xrefund${asked++}`] }))
    approve(sim, ethInput)
    await live(sim, 'transfer', ethInput)
    const before = asked
    await live(sim, 'transfer', ethInput)
    expect(asked).toBe(before + 1)
    expect(sim.stored.get('transfer')?.stage.stage).toBe('tracking')
  })

  it('hears the answer that is right in the end', async () => {
    const answers = [{ ...SUCCESS, txHashes: ['0xrefund'] }, REFUND]
    let asked = 0
    const sim = newSim(() => answers[Math.min(asked++, 1)])
    approve(sim, ethInput)
    await liveOn(sim, ethInput)
    expect(sim.stored.get('transfer')?.stage).toMatchObject({ stage: 'refunded', refund: { proof: 'verified' } })
  })

  it('holds a failure open for its refund', async () => {
    const answers = [
      { ...REFUND, status: 'failure', txHashes: [] },
      { ...REFUND, status: 'pending', txHashes: [] },
      REFUND,
    ]
    let asked = 0
    const sim = newSim(() => answers[Math.min(asked++, 2)])
    approve(sim, ethInput)
    await live(sim, 'transfer', ethInput)
    expect(sim.stored.get('transfer')?.stage).toMatchObject({ stage: 'refunding', status: { status: 'failure' } })
    await liveOn(sim, ethInput)
    expect(sim.stored.get('transfer')?.stage).toMatchObject({ stage: 'refunded', refund: { proof: 'verified' } })
    expect(sim.told).toEqual(['transfer:refunded'])
  })
})
