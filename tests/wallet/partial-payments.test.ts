import { describe, expect, it } from 'vitest'
import { decodeStatus } from '../../src/core/execution/decode-status.ts'
import type { Execution } from '../../src/core/execution/execution.ts'
import { next } from '../../src/core/execution/next.ts'
import type { ReceivedAmount } from '../../src/core/execution/received-amount.ts'
import { devnet } from '../../src/core/profiles/devnet.ts'
import type { Answer } from '../../src/core/reason/reason.ts'
import type { TrackingPorts } from '../../src/wallet/engine/deposit-tracking.ts'
import { runExecution } from '../../src/wallet/engine/executor.ts'
import { type PerformPorts, performTask } from '../../src/wallet/engine/perform.ts'
import { NOW } from '../core/honest.ts'
import { anHonest, approvedOf } from './sim/flows.ts'
import { neverLate } from './watched.ts'

const DAY = 86_400
const approved = approvedOf(anHonest('deposit-native'), 'transfer')
const { pays, minimum } = approved

type World = {
  now: number
  word: 'refund' | 'success'
  named: string[]
  brought: Record<string, bigint>
  pruned: boolean
  final: boolean
  fiveDollars: bigint | undefined
}

function statusOf({ word, named }: World) {
  const status = decodeStatus({ status: word, txHashes: named })
  if (!status) throw new Error('expected a status')
  return status
}

/** The test sets the answers of service and chains, and the clock. */
function trackedIn(changes: Partial<World> = {}, shape: Partial<Execution> = {}) {
  const world: World = {
    now: NOW,
    word: 'refund',
    named: ['0xa'],
    brought: {},
    pruned: false,
    final: false,
    fiveDollars: undefined,
    ...changes,
  }
  const isThere = (chainId: number) =>
    chainId === (world.word === 'refund' ? approved.intent.originChainId : approved.intent.destinationChainId)
  const received = async (hash: string, { chainId }: Readonly<{ chainId: number }>) => {
    if (world.pruned) return { ok: false, message: 'missing trie node', reason: { code: 'STATE_PRUNED' } } as const
    const value = isThere(chainId) ? world.brought[hash] : undefined
    return { ok: true, value: value === undefined ? undefined : { value } } as Answer<ReceivedAmount | undefined>
  }
  const told: string[] = []
  const ports: Partial<TrackingPorts & PerformPorts> = {
    profile: devnet,
    received,
    minedAtSeconds: async () => ({ ok: true, value: NOW }),
    isFinalityDue: () => true,
    isFinal: async () => ({ ok: true, value: world.final }),
    fiveDollars: async () => world.fiveDollars,
    usedAmong: async () => [],
    status: async () => ({ ok: true, status: statusOf(world) }),
    rebroadcastCpfp: async () => undefined,
    tell: async ({ key }) => {
      told.push(key)
      return true
    },
    watchedSeconds: () => 0,
    nowSeconds: () => world.now,
  }
  const stage = { stage: 'tracking', status: statusOf(world), reportedAtSeconds: NOW } as const
  let stored: Execution = { ...approved, ...shape, items: [], stage, pendingNotifications: [] }
  async function look(): Promise<Execution> {
    await lookOnce()
    await lookOnce()
    return stored
  }
  async function lookOnce(): Promise<void> {
    await runExecution(stored.id, {
      load: async () => stored,
      save: async (execution) => {
        // The timeline is display only: no code reads it back.
        stored = { ...execution, history: [] }
      },
      perform: (task, execution) => performTask(task, execution, ports as PerformPorts),
      exclusive: async (_name, work) => work(),
      after: neverLate,
    })
  }
  return { world, look, told, current: () => stored }
}

describe('a refund in several transactions', () => {
  it('is shown as a part until the rest is there', async () => {
    const { world, look, told } = trackedIn({ brought: { '0xa': 1n, '0xb': pays.value - 1n } })
    expect((await look()).stage).toMatchObject({
      stage: 'tracking',
      part: { of: 'refund', came: { amount: { value: 1n } } },
    })
    expect(told).toEqual([])
    world.now += 600
    world.named = ['0xa', '0xb']
    expect((await look()).stage).toMatchObject({ stage: 'refunded', refund: { amount: { value: pays.value } } })
    expect(told).toEqual(['transfer:refunded'])
  })

  it('ends as a part a day after the last one, and takes later parts in', async () => {
    const { world, look, told } = trackedIn({ brought: { '0xa': 1n, '0xb': 2n, '0xc': pays.value } })
    await look()
    world.now += DAY - 1
    world.named = ['0xa', '0xb']
    expect((await look()).stage).toMatchObject({ part: { came: { amount: { value: 3n } } } })
    world.now += DAY - 1
    expect((await look()).stage.stage).not.toBe('refunded')
    world.now += 1
    expect((await look()).stage).toMatchObject({
      stage: 'refunded',
      refund: { amount: { value: 3n } },
      partOf: { value: pays.value },
    })
    expect(told.filter((key) => key.startsWith('transfer:refunded'))).toEqual(['transfer:refunded'])
    world.now += 3_600
    world.named = ['0xa', '0xb', '0xc']
    world.final = true
    const { stage } = await look()
    expect(stage).toMatchObject({ stage: 'refunded', refund: { amount: { value: pays.value + 3n } }, isFinal: true })
    expect(stage).not.toHaveProperty('partOf.value')
    expect(next(await look())).toBeUndefined()
  })

  it('is whole less five percent, or less five dollars where that is more', async () => {
    const almost = (pays.value * 94n) / 100n
    expect((await trackedIn({ brought: { '0xa': almost } }).look()).stage.stage).toBe('tracking')
    const priced = trackedIn({ brought: { '0xa': almost }, fiveDollars: pays.value / 10n })
    expect((await priced.look()).stage).toMatchObject({ stage: 'refunded' })
    const half = trackedIn({ brought: { '0xa': pays.value / 2n - 1n }, fiveDollars: pays.value })
    expect((await half.look()).stage.stage).toBe('tracking')
  })

  it('is looked for no more after thirty days', async () => {
    const { world, look } = trackedIn({ brought: { '0xa': 1n }, final: true })
    await look()
    world.now += DAY
    expect(next(await look())).toMatchObject({ task: 'settle' })
    world.now += 30 * DAY
    expect(next(await look())).toBeUndefined()
  })
})

describe('a fill in several transactions', () => {
  it('is the sum of them before it is called short', async () => {
    const half = minimum.value / 2n + 1n
    const { world, look, told } = trackedIn({ word: 'success', brought: { '0xa': half, '0xb': half } })
    expect((await look()).stage).toMatchObject({ stage: 'tracking', part: { of: 'fill' } })
    world.now += 60
    world.named = ['0xa', '0xb']
    expect((await look()).stage).toMatchObject({ stage: 'filled', fill: { amount: { value: 2n * half } } })
    expect(told).toEqual(['transfer:filled'])
  })

  it('ends at once where calls on arrival used some of it, and is not looked at again', async () => {
    const calls = [{ to: approved.intent.recipient, value: 0n, data: '0x' }] as const
    const intent = { ...approved.intent, calls }
    const { look } = trackedIn({ word: 'success', brought: { '0xa': minimum.value - 1n } }, { intent })
    const ended = await look()
    expect(ended.stage).toMatchObject({ stage: 'filled', fill: { proof: 'reported', why: { code: 'ARRIVAL_SHORT' } } })
    expect(next(ended)).toBeUndefined()
  })

  it('is called short a day after its last part', async () => {
    const { world, look } = trackedIn({ word: 'success', brought: { '0xa': minimum.value - 1n } })
    await look()
    world.now += DAY
    expect((await look()).stage).toMatchObject({ stage: 'filled', fill: { why: { code: 'ARRIVAL_SHORT' } } })
  })
})

describe('an arrival that was read', () => {
  it('is read again until it is final', async () => {
    const { world, look } = trackedIn({ word: 'success', brought: { '0xa': minimum.value } })
    expect(next(await look())).toMatchObject({ task: 'settle' })
    world.final = true
    expect(next(await look())).toBeUndefined()
  })

  it('is waited for again where a reorganisation takes it out, and not for one node that is behind', async () => {
    const { world, look, current } = trackedIn({ word: 'success', brought: { '0xa': minimum.value } })
    await look()
    world.brought = {}
    world.now += 60
    expect((await look()).stage.stage).toBe('filled')
    world.brought = { '0xa': minimum.value }
    world.now += 60
    expect((await look()).obstacle).toBeUndefined()
    world.brought = {}
    for (let minutes = 0; minutes < 3; minutes += 1) {
      world.now += 60
      await look()
    }
    expect(current().stage).toMatchObject({ stage: 'tracking', isGone: true })
    world.brought = { '0xa': minimum.value }
    world.final = true
    world.now += 60
    const { stage } = await look()
    expect(stage).toMatchObject({ stage: 'filled', fill: { proof: 'verified' } })
    expect(stage).not.toHaveProperty('isGone')
  })
})

describe('an arrival that no node proves', () => {
  it('ends as the service’s word, and is read later where a node can', async () => {
    const { world, look } = trackedIn({ word: 'success', brought: { '0xa': minimum.value }, pruned: true })
    const unproven = { stage: 'filled', fill: { proof: 'reported', why: { code: 'ARRIVAL_UNPROVABLE' } } }
    expect((await look()).stage).toMatchObject(unproven)
    world.now += 3_600
    expect((await look()).stage).toMatchObject(unproven)
    world.pruned = false
    expect((await look()).stage).toMatchObject({ stage: 'filled', fill: { proof: 'verified' } })
  })

  it.each([
    ['names no transaction', [], 'ARRIVAL_UNNAMED'],
    ['names another one', ['0xb'], 'ARRIVAL_ABSENT'],
  ])('is read later where the service first %s', async (_name, named, code) => {
    const { world, look, told } = trackedIn({ word: 'success', named, brought: { '0xb': 0n } })
    await look()
    world.now += 120
    expect((await look()).stage).toMatchObject({ stage: 'filled', fill: { proof: 'reported', why: { code } } })
    Object.assign(world, { named: ['0xa'], brought: { '0xa': minimum.value, '0xb': 0n } })
    expect((await look()).stage).toMatchObject({ stage: 'filled', fill: { proof: 'verified', txHash: '0xa' } })
    expect(told).toHaveLength(1)
  })

  it('is final by its block alone once it was read', async () => {
    const { world, look } = trackedIn({ word: 'success', brought: { '0xa': minimum.value } })
    await look()
    Object.assign(world, { pruned: true, final: true })
    expect((await look()).stage).toMatchObject({ stage: 'filled', fill: { proof: 'verified' }, isFinal: true })
  })
})

describe('a success that only the service tells of', () => {
  it.each([
    ['names nothing', []],
    ['names a transaction that brought nothing', ['0xf']],
  ])('does not hide a later refund, where it %s', async (_what, named) => {
    const { look, world, told } = trackedIn({ word: 'success', named })
    world.brought = { '0xf': 0n }
    await look()
    world.now += 130
    expect((await look()).stage).toMatchObject({ stage: 'filled', fill: { proof: 'reported' } })
    Object.assign(world, { now: world.now + 60, word: 'refund', named: ['0xa'], brought: { '0xa': pays.value } })
    const ended = await look()
    expect(ended.stage).toMatchObject({ stage: 'refunded', refund: { proof: 'verified', amount: pays } })
    expect(told.map((key) => key.split(':')[1])).toEqual(['filled', 'refunded'])
  })

  it('stays where calls spend the arrival, until the service takes it back', async () => {
    const intent = { ...approved.intent, calls: [{ to: `0x${'ca'.repeat(20)}`, data: '0x', value: 0n }] } as never
    const { look, world } = trackedIn({ word: 'success', named: ['0xf'], brought: { '0xf': 0n } }, { intent })
    await look()
    world.now += 86_400
    expect((await look()).stage).toMatchObject({ stage: 'filled', fill: { proof: 'reported' } })
    Object.assign(world, { word: 'refund', named: ['0xa'], brought: { '0xa': pays.value } })
    expect((await look()).stage).toMatchObject({ stage: 'refunded', refund: { proof: 'verified' } })
  })

  it('outweighs a refund by word alone once its fill is read', async () => {
    const { look, world } = trackedIn({ word: 'refund', named: [] })
    await look()
    world.now += 130
    expect((await look()).stage).toMatchObject({ stage: 'refunded', refund: { proof: 'reported' } })
    Object.assign(world, { word: 'success', named: ['0xf'], brought: { '0xf': minimum.value } })
    expect((await look()).stage).toMatchObject({ stage: 'filled', fill: { proof: 'verified' } })
  })
})
