import { describe, expect, it } from 'vitest'
import type { Execution } from '../../src/core/execution.ts'
import { devnet } from '../../src/core/profiles/devnet.ts'
import type { FactsPort } from '../../src/wallet/facts-port.ts'
import { createProver, FRESH_MILLISECONDS } from '../../src/wallet/prover.ts'
import { ethInput, honestFacts, NOW } from '../core/honest.ts'
import { approve, newSim } from './sim.ts'

function approved(): Execution {
  const sim = newSim(() => undefined)
  const execution = sim.stored.get(approve(sim, ethInput))
  if (!execution) throw new Error('expected an approved execution')
  return execution
}

/** A prover whose clock is set by the test, over facts that are counted; they fail as often as is said. */
function stand(failures = 0) {
  const stand = { nowMilliseconds: 1_000_000, asked: 0, failures }
  const facts: FactsPort = async () => {
    stand.asked += 1
    if (stand.failures-- > 0) throw new Error('the disk is gone')
    return honestFacts()
  }
  return { stand, prover: createProver({ profile: devnet, facts, nowMilliseconds: () => stand.nowMilliseconds }) }
}

describe('the proof before a signature', () => {
  it('is made with facts that were begun to be read a moment ago', async () => {
    const { stand: world, prover } = stand()
    const execution = approved()
    prover.prepare(execution)
    world.nowMilliseconds += FRESH_MILLISECONDS - 1
    expect(await prover.prove(execution)).toEqual({ ok: true })
    expect(world.asked).toBe(1)
  })

  it.each([
    ['are older than that', FRESH_MILLISECONDS],
    ['come from before the clock was set back', -FRESH_MILLISECONDS],
  ])('reads facts again that %s', async (_name, milliseconds) => {
    const { stand: world, prover } = stand()
    const execution = approved()
    prover.prepare(execution)
    world.nowMilliseconds += milliseconds
    expect(await prover.prove(execution)).toEqual({ ok: true })
    expect(world.asked).toBe(2)
  })

  it('reads facts again once a step is done, and for each crossing', async () => {
    const { stand: world, prover } = stand()
    const execution = approved()
    const [planned] = execution.items
    const done = { phase: 'included' } as unknown as Execution['items'][number]
    prover.prepare(execution)
    prover.prepare({ ...execution, items: planned ? [done, planned] : [] })
    prover.prepare({ ...execution, id: 'another' })
    await prover.prove({ ...execution, id: 'another' })
    expect(world.asked).toBe(3)
  })

  it('reads facts again that failed to be read, and does not hide a failure of its own', async () => {
    const { stand: world, prover } = stand(2)
    const execution = approved()
    prover.prepare(execution)
    await new Promise((resolve) => setImmediate(resolve))
    await expect(prover.prove(execution)).rejects.toThrow('the disk is gone')
    expect(await prover.prove(execution)).toEqual({ ok: true })
    expect(world.asked).toBe(3)
  })

  it('asks no more how old the quote is: that was judged when it was approved', async () => {
    for (const seconds of [-60, 60]) {
      const facts = { ...honestFacts(), nowSeconds: NOW + seconds }
      const prover = createProver({ profile: devnet, facts: async () => facts, nowMilliseconds: () => 0 })
      expect(await prover.prove(approved())).toEqual({ ok: true })
    }
  })

  it.each<[string, (execution: Execution) => Execution]>([
    ['another plan', (execution) => ({ ...execution, planHash: `0x${'00'.repeat(32)}` })],
    ['another intent', (execution) => ({ ...execution, intentHash: `0x${'00'.repeat(32)}` })],
    ['a quote that is none', (execution) => ({ ...execution, quoteText: '{}' })],
  ])('fails for %s than was approved, with facts at hand or without', async (_name, change) => {
    const { prover } = stand()
    prover.prepare(approved())
    for (const each of [prover, stand().prover]) {
      expect(await each.prove(change(approved()))).toMatchObject({ ok: false, findings: [{ code: 'P05' }] })
    }
  })
})
