import { describe, expect, it } from 'vitest'
import type { Execution } from '../../../src/core/execution/execution.ts'
import type { PreparedExecution } from '../../../src/core/execution/start.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { type Answer, failedSaying } from '../../../src/core/reason/reason.ts'
import { resourcesHeld } from '../../../src/core/reservation/resources.ts'
import {
  createPrefetches,
  PREFETCH_AGAIN_MILLISECONDS,
  PREFETCH_FRESH_MILLISECONDS,
} from '../../../src/wallet/engine/prefetch.ts'
import type { NodePort } from '../../../src/wallet/families/evm/node-port.ts'
import { honestFacts } from '../../core/honest.ts'
import { only } from '../../made.ts'
import { flowOf } from '../sim/flows.ts'

const native = flowOf('deposit-native', { canSimulate: false, outcome: 'fill' }).approved
const twoSteps = flowOf('deposit-approve', { canSimulate: false, outcome: 'fill' }).approved
const settled = () => new Promise((resolve) => setImmediate(resolve))
const FEES = { maxFeePerGasWei: 2n, maxPriorityFeePerGasWei: 1n }

/** Nonces count the node's questions. */
function stand() {
  const world = {
    nowMilliseconds: 1_000_000,
    asked: [] as string[],
    silent: [] as string[],
    nonces: 0,
    answering: Promise.resolve(),
  }
  const says = async <T>(name: string, value: () => T): Promise<Answer<T>> => {
    world.asked.push(name)
    const isSilent = world.silent.includes(name)
    await world.answering
    if (world.silent.includes('gone')) throw new Error('the node is gone')
    return isSilent ? failedSaying('no answer in time') : { ok: true, value: value() }
  }
  const node = only<NodePort>({
    nonce: () => says('nonce', () => ++world.nonces),
    fees: () => says('fees', () => FEES),
    estimateGas: () => says('gas', () => 21_000n),
    simulate: () => says('simulate', () => [1n, 2n]),
    receipt: (hash: string) => says(`receipt ${hash}`, () => undefined),
    finalHeight: () => says('final', () => 9n),
  })
  const snapshots = createPrefetches({
    profile: devnet,
    node: () => node,
    facts: async () => {
      world.asked.push('facts')
      if (world.silent.includes('facts')) throw new Error('the disk is gone')
      return honestFacts()
    },
    nowMilliseconds: () => world.nowMilliseconds,
  })
  const asked = () => world.asked.splice(0)
  return { world, snapshots, asked }
}

function atSecondStep(): PreparedExecution {
  const [, second] = twoSteps.items
  const included = {
    phase: 'included',
    terms: { terms: 'evm', nonce: 0 },
    signed: { hash: '0xa' },
    earlier: [],
  } as const
  return {
    ...twoSteps,
    stepOrder: { stepOrder: 'sequential' },
    items: only<Execution['items']>([{ ...included, inclusion: { in: 'block' } }, second]),
  }
}

describe('a snapshot', () => {
  it('is all that the next step needs, read at one moment', () => {
    const { world, snapshots, asked } = stand()
    expect(snapshots.of(native).askedAtMilliseconds).toBe(world.nowMilliseconds)
    expect(asked()).toEqual(['facts', 'gas', 'nonce', 'fees'])
    snapshots.of(twoSteps)
    expect(asked()).toEqual(['facts', 'simulate', 'gas', 'nonce', 'fees'])
    snapshots.of(atSecondStep())
    expect(asked()).toEqual(['facts', 'gas', 'nonce', 'fees', 'receipt 0xa', 'final'])
  })

  it('holds no terms of a step that waits for another, and no estimate where all were simulated', () => {
    const { snapshots, asked } = stand()
    const [first, second] = twoSteps.items
    const reserved = { ...first, phase: 'reserved', terms: { terms: 'none' }, earlier: [] } as const
    snapshots.of({ ...twoSteps, items: only<Execution['items']>([reserved, second]) })
    expect(asked()).toEqual(['facts'])
    snapshots.read({ ...twoSteps, stepOrder: { stepOrder: 'pipelined', gas: [1n, 2n] } })
    expect(asked()).toEqual(['facts', 'nonce', 'fees'])
  })

  it('gives its terms once; what is asked for then is a new one', async () => {
    const { snapshots, asked } = stand()
    const snapshot = snapshots.of(native)
    const terms = [1, FEES, 21_000n].map((value) => ({ ok: true, value }))
    expect(snapshots.of(native)).toBe(snapshot)
    expect(await snapshot.terms(0, undefined)).toEqual(terms)
    expect(await snapshot.terms(0, undefined)).toBeUndefined()
    expect(snapshots.held(native)).toBeUndefined()
    asked()
    snapshots.of(native)
    expect(asked()).toContain('nonce')
  })

  it('still proves the step whose terms it gave', async () => {
    const { snapshots } = stand()
    const snapshot = snapshots.of(native)
    await snapshot.terms(0, undefined)
    const reserved = { phase: 'reserved', terms: { terms: 'none' }, purpose: 'step', earlier: [] } as const
    expect(snapshots.held({ ...native, items: only<Execution['items']>([reserved]) })).toBe(snapshot)
  })

  it('gives terms of no other step, and the gas that is known in place of its own', async () => {
    const { world, snapshots } = stand()
    world.silent.push('gas')
    const snapshot = snapshots.of(twoSteps)
    expect(await snapshot.terms(1, 7n)).toBeUndefined()
    expect(await snapshot.terms(0, 7n)).toMatchObject([{ value: 1 }, {}, { value: 7n }])
  })

  it.each([
    ['is two seconds old', PREFETCH_FRESH_MILLISECONDS],
    ['comes from before the clock was set back', -PREFETCH_FRESH_MILLISECONDS],
  ])('is nothing when it %s', async (_name, milliseconds) => {
    const { world, snapshots } = stand()
    const snapshot = snapshots.of(atSecondStep())
    world.nowMilliseconds += milliseconds
    expect(snapshot.isFresh()).toBe(false)
    expect(snapshots.held(atSecondStep())).toBeUndefined()
    const given = [snapshot.terms(1, undefined), snapshot.inBlock('0xa'), snapshot.simulation()]
    expect(await Promise.all(given)).toEqual([undefined, undefined, undefined])
  })

  it('is nothing when its answers come only after that', async () => {
    const { world, snapshots } = stand()
    let answer = () => {}
    world.answering = new Promise((resolve) => (answer = resolve))
    const snapshot = snapshots.of(atSecondStep())
    const given = [snapshot.terms(1, undefined), snapshot.inBlock('0xa'), snapshot.simulation()]
    world.nowMilliseconds += PREFETCH_FRESH_MILLISECONDS
    answer()
    expect(await Promise.all(given)).toEqual([undefined, undefined, undefined])
  })

  it('is not waited for once it is old', async () => {
    const { world, snapshots } = stand()
    world.answering = new Promise(() => {})
    const snapshot = snapshots.of(twoSteps)
    world.nowMilliseconds += PREFETCH_FRESH_MILLISECONDS
    expect(await snapshot.simulation()).toBeUndefined()
  })

  it.each(['nonce', 'fees', 'gas', 'gone'])('gives no terms where %s was no answer', async (name) => {
    const { world, snapshots } = stand()
    world.silent.push(name)
    expect(await snapshots.of(native).terms(0, undefined)).toBeUndefined()
  })

  it.each(['receipt 0xa', 'final', 'gone'])('gives no place in a block where %s was no answer', async (name) => {
    const { world, snapshots } = stand()
    expect(await snapshots.read(atSecondStep()).inBlock('0xa')).toMatchObject([{ ok: true }, { value: 9n }])
    expect(await snapshots.read(atSecondStep()).inBlock('0xb')).toBeUndefined()
    world.silent.push(name)
    expect(await snapshots.read(atSecondStep()).inBlock('0xa')).toBeUndefined()
  })

  it('gives a refusal to simulate as well: that says as much as an answer', async () => {
    const { world, snapshots } = stand()
    expect(await snapshots.read(twoSteps).simulation()).toEqual({ ok: true, value: [1n, 2n] })
    world.silent.push('simulate')
    expect(await snapshots.read(twoSteps).simulation()).toMatchObject({ ok: false })
  })

  it('Couldn’t read is dropped where its step has changed, and where its facts', async () => {
    const { world, snapshots } = stand()
    const [step] = native.plan
    if (step?.kind !== 'evmTransaction') throw new Error('expected a transaction')
    snapshots.of(native)
    expect(snapshots.held({ ...native, quoteText: `${native.quoteText} ` })).toBeUndefined()
    expect(snapshots.held({ ...native, plan: [{ ...step, value: step.value + 1n }] })).toBeUndefined()
    expect(snapshots.held({ ...native, id: 'another' })).toBeUndefined()
    snapshots.of(twoSteps)
    expect(snapshots.held({ ...atSecondStep(), id: twoSteps.id })).toBeUndefined()
    world.silent.push('facts')
    snapshots.read(native)
    await settled()
    expect(snapshots.held(native)).toBeUndefined()
  })

  it('gives no nonce that another transfer may have taken since', async () => {
    const { snapshots } = stand()
    const terms = { terms: 'evm', nonce: 1 } as const
    const other = only<Execution>({ ...native, id: 'other', items: [{ phase: 'reserved', terms, earlier: [] }] })
    expect(resourcesHeld(other)).not.toEqual([])
    snapshots.of(native)
    snapshots.saved({ ...other, id: native.id })
    expect(snapshots.held(native)).toBeDefined()
    const snapshot = snapshots.of(native)
    snapshots.saved(other)
    expect(snapshots.held(native)).toBeUndefined()
    expect(await snapshot.terms(0, undefined)).toBeUndefined()
  })
})

describe('foreseeing', () => {
  it('reads all of it anew, and not again at once, however often it is asked to', () => {
    const { world, snapshots, asked } = stand()
    const facts = () => asked().filter((name) => name === 'facts').length
    snapshots.prefetch({ ...native, id: 'one' })
    world.nowMilliseconds += PREFETCH_AGAIN_MILLISECONDS - 1
    snapshots.prefetch({ ...native, id: 'one' })
    expect(facts()).toBe(1)
    snapshots.prefetch({ ...native, id: 'other' })
    expect(facts()).toBe(1)
    world.nowMilliseconds += 1
    snapshots.prefetch({ ...native, id: 'one' })
    expect(facts()).toBe(1)
  })

  it.each(['bitcoin', 'exchange-a', 'exchange-b'])('reads nothing for %s', (kind) => {
    const { snapshots, asked } = stand()
    snapshots.prefetch(flowOf(kind, { canSimulate: false, outcome: 'fill' }).approved)
    expect(asked()).toEqual([])
  })
})

describe('the nonce at a yes', () => {
  const [step] = native.plan
  if (step?.kind !== 'evmTransaction') throw new Error('expected a transaction')
  const about = { id: native.id, chainId: step.chainId, from: step.from }

  it('is the one that was read ahead, which stays for the step', async () => {
    const { snapshots, asked } = stand()
    snapshots.prefetch(native)
    asked()
    expect(await snapshots.nonce(about)).toEqual({ ok: true, value: 1 })
    expect(asked()).toEqual([])
    expect(await snapshots.held(native)?.terms(0, undefined)).toMatchObject([{ value: 1 }, {}, {}])
  })

  it.each<[string, (world: ReturnType<typeof stand>) => unknown]>([
    ['was not read', () => {}],
    [
      'was no answer',
      ({ world, snapshots }) => {
        world.silent.push('nonce')
        snapshots.prefetch(native)
        world.silent.pop()
      },
    ],
    [
      'is old',
      ({ world, snapshots }) => {
        snapshots.prefetch(native)
        world.nowMilliseconds += PREFETCH_FRESH_MILLISECONDS
      },
    ],
    ['was used', ({ snapshots }) => snapshots.of(native).terms(0, undefined)],
    ['is of another account', ({ snapshots }) => snapshots.prefetch({ ...native, plan: [{ ...step, from: step.to }] })],
  ])('is asked for where it %s', async (_name, before) => {
    const one = stand()
    await before(one)
    one.asked()
    expect(await one.snapshots.nonce(about)).toMatchObject({ ok: true })
    expect(one.asked()).toEqual(['nonce'])
  })
})
