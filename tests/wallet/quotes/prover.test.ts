import { describe, expect, it } from 'vitest'
import { knownFact } from '../../../src/core/chain/facts.ts'
import type { Execution } from '../../../src/core/execution/execution.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { failedSaying } from '../../../src/core/reason/reason.ts'
import { createPrefetches, PREFETCH_FRESH_MILLISECONDS } from '../../../src/wallet/engine/prefetch.ts'
import type { NodePort } from '../../../src/wallet/families/evm/node-port.ts'
import type { FactsPort } from '../../../src/wallet/quotes/facts-port.ts'
import { createProver } from '../../../src/wallet/quotes/prover.ts'
import { ethInput, honestFacts, NOW } from '../../core/honest.ts'
import { only } from '../../made.ts'
import { paidHere } from '../sim/flows.ts'
import { approve, newSim } from '../sim.ts'

function approved(): Execution {
  const sim = newSim(() => undefined)
  const execution = sim.stored.get(approve(sim, ethInput))
  if (!execution) throw new Error('expected an approved execution')
  return execution
}

/** Facts are counted. */
function stand(failures = 0) {
  const stand = { nowMilliseconds: 1_000_000, asked: 0, failures, facts: honestFacts(), usedIds: [] as string[] }
  const facts: FactsPort = async () => {
    stand.asked += 1
    if (stand.failures-- > 0) throw new Error('the disk is gone')
    return stand.facts
  }
  const usedAmong = async (ids: readonly string[]) => stand.usedIds.filter((each) => ids.includes(each))
  return { stand, prover: proverOver({ facts, usedAmong, nowMilliseconds: () => stand.nowMilliseconds }) }
}

/** Snapshots come as in the executor; the node never answers. */
function proverOver({ usedAmong, ...ports }: ProverPorts) {
  const silent = async () => failedSaying('no answer in time')
  const node = only<NodePort>({ nonce: silent, fees: silent, estimateGas: silent, simulate: silent })
  const snapshots = createPrefetches({ profile: devnet, node: () => node, ...ports })
  const { prove } = createProver({ isForged: async () => false, profile: devnet, read: snapshots.read, usedAmong })
  return {
    prepare: snapshots.of,
    refresh: snapshots.read,
    prove: (execution: Execution) => prove(execution, snapshots.held(execution)),
    proveBy: prove,
  }
}
type ProverPorts = Readonly<{
  facts: FactsPort
  usedAmong: (ids: readonly string[]) => Promise<readonly string[]>
  nowMilliseconds: () => number
}>

function poor(): ReturnType<typeof honestFacts> {
  const { origin, ...facts } = honestFacts()
  const nothing = knownFact(0n, 'test')
  if (origin.family !== 'evm') throw new Error('expected facts of a node')
  return { ...facts, origin: { ...origin, balance: nothing, nativeBalance: nothing } }
}

describe('the proof before a signature', () => {
  it('is made with facts that were begun to be read a moment ago', async () => {
    const { stand: world, prover } = stand()
    const execution = approved()
    prover.prepare(execution)
    world.nowMilliseconds += PREFETCH_FRESH_MILLISECONDS - 1
    expect(await prover.prove(execution)).toEqual({ ok: true })
    expect(world.asked).toBe(1)
  })

  it.each([
    ['are older than that', PREFETCH_FRESH_MILLISECONDS],
    ['come from before the clock was set back', -PREFETCH_FRESH_MILLISECONDS],
  ])('reads facts again that %s', async (_name, milliseconds) => {
    const { stand: world, prover } = stand()
    const execution = approved()
    prover.prepare(execution)
    world.nowMilliseconds += milliseconds
    expect(await prover.prove(execution)).toEqual({ ok: true })
    expect(world.asked).toBe(2)
  })

  it('reads facts again once a step is done, and for each transfer', async () => {
    const { stand: world, prover } = stand()
    const execution = approved()
    const [planned] = execution.items
    const done = only<Execution['items'][number]>({ phase: 'included' })
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

  it('does not rest on a snapshot whose facts failed to be read, though it is given that', async () => {
    const { stand: world, prover } = stand(1)
    const execution = approved()
    const snapshot = prover.refresh(execution)
    await new Promise((resolve) => setImmediate(resolve))
    expect(await prover.proveBy(execution, snapshot)).toEqual({ ok: true })
    expect(world.asked).toBe(2)
  })

  it('asks no more how old the quote is: that was judged when it was approved', async () => {
    for (const seconds of [-60, 60]) {
      const facts = { ...honestFacts(), nowSeconds: NOW + seconds }
      const usedAmong = async () => []
      const prover = proverOver({ facts: async () => facts, usedAmong, nowMilliseconds: () => 0 })
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

describe('facts that were read before the yes', () => {
  it('are not believed once they are older than two seconds, whatever was true then', async () => {
    const { stand: world, prover } = stand()
    const execution = approved()
    prover.refresh(execution)
    world.facts = poor()
    world.nowMilliseconds += PREFETCH_FRESH_MILLISECONDS
    expect(await prover.prove(execution)).toMatchObject({ ok: false, findings: [{ code: 'D30' }] })
  })

  it('are not believed when they come later than that', async () => {
    const { stand: world, prover } = stand()
    const execution = approved()
    prover.refresh(execution)
    const proven = prover.prove(execution)
    world.facts = poor()
    world.nowMilliseconds += PREFETCH_FRESH_MILLISECONDS
    expect(await proven).toMatchObject({ ok: false, findings: [{ code: 'D30' }] })
  })

  it('end no transfer: what fails by them is proven again by what is so now', async () => {
    const { stand: world, prover } = stand()
    const execution = approved()
    world.facts = poor()
    prover.refresh(execution)
    world.facts = honestFacts()
    expect(await prover.prove(execution)).toEqual({ ok: true })
    expect(world.asked).toBe(2)
  })

  it('can be read again before they are old', async () => {
    const { stand: world, prover } = stand()
    const execution = approved()
    prover.refresh(execution)
    prover.refresh(execution)
    expect(await prover.prove(execution)).toEqual({ ok: true })
    expect(world.asked).toBe(2)
  })

  it('say nothing of ids that another transfer has used since', async () => {
    const { stand: world, prover } = stand()
    const execution = approved()
    prover.refresh(execution)
    world.usedIds = [execution.requestId]
    expect((await prover.prove(execution)).ok).toBe(false)
  })

  it('refuses a step that is not the one of the approved plan, whatever the stored hash says', async () => {
    const execution = approved()
    const [step] = execution.plan
    if (step?.kind !== 'evmTransaction') throw new Error('expected a transaction')
    const plan = [{ ...step, value: step.value + 1n }]
    expect(await stand().prover.prove({ ...execution, plan })).toMatchObject({ ok: false, findings: [{ code: 'P05' }] })
  })
})

describe('the proof before our own payment of a deposit address is signed', () => {
  const { approved: paying, honest } = paidHere({ outcome: 'fill' })
  const [step] = paying.plan
  if (step?.kind !== 'evmTransaction') throw new Error('expected a transaction')
  const prove = (execution: Execution) => {
    const { stand: world, prover } = stand()
    world.facts = honest.facts
    return prover.prove(execution)
  }

  it('holds for exactly what the approved plan asks for', async () => {
    expect(await prove(paying)).toEqual({ ok: true })
  })

  it.each<[string, Execution]>([
    ['another receiver', { ...paying, plan: [{ ...step, to: honest.input.user }] }],
    ['more', { ...paying, plan: [{ ...step, value: step.value + 1n }] }],
    ['two payments', { ...paying, plan: [step, step] }],
    ['nothing', { ...paying, plan: [] }],
    ['a payment that nobody said yes to', { ...paying, ownPayment: undefined }],
  ])('fails for %s', async (_name, execution) => {
    expect(await prove(execution)).toMatchObject({ ok: false, findings: [{ code: 'P05' }] })
  })
})
