import { describe, expect, it } from 'vitest'
import type { Execution } from '../../../src/core/execution/execution.ts'
import { next } from '../../../src/core/execution/next.ts'
import { type Answer, failedSaying } from '../../../src/core/reason/reason.ts'
import type { Hex } from '../../../src/lib/hex.ts'
import { runExecution } from '../../../src/wallet/engine/executor.ts'
import { PREFETCH_FRESH_MILLISECONDS, type Prefetched } from '../../../src/wallet/engine/prefetch.ts'
import { reserveTransferStep, type StepPorts } from '../../../src/wallet/engine/transfer-steps.ts'
import { only } from '../../made.ts'
import { broken } from '../invariants.ts'
import { WORLDS } from '../model/worlds.ts'
import { mine } from '../sim/chain.ts'
import { type Flow, flowOf } from '../sim/flows.ts'
import { liveOn } from '../sim/lives.ts'
import { portsOf } from '../sim/ports.ts'
import { newWorld, type World } from '../sim/world.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

const READ = ['facts', 'nonce', 'fees', 'estimateGas', 'simulate']

/**
 * Any prefetch precedes the yes by `ageSeconds`.
 * @returns the final record, and reads between the yes and the first send
 */
async function carriedOut(flow: Flow, ageSeconds: number | undefined) {
  const world = newWorld([flow])
  const { prefetch, ...ports } = portsOf(world, { name: 1, isDead: false }, flow)
  if (ageSeconds !== undefined) {
    prefetch(flow.approved)
    await settled()
    world.nowSeconds += ageSeconds
  }
  const before = world.trace.length
  await runExecution(flow.approved.id, ports)
  const after = world.trace.slice(before)
  expect(await liveOn(world)).toBe(true)
  expect(broken(world)).toEqual([])
  const asked = after.slice(0, after.indexOf('send')).filter((name) => READ.includes(name))
  return { stored: signedIn(world), asked }
}

function signedIn(world: World): unknown {
  return [...world.disk.values()].map(({ stage, items }) => ({
    stage,
    signed: items.map((state) => ('signed' in state ? state.signed : state.phase)),
  }))
}

describe.each([
  flowOf('deposit-native', { canSimulate: false, outcome: 'fill' }),
  flowOf('deposit-approve', { canSimulate: true, outcome: 'fill' }),
  flowOf('deposit-approve', { canSimulate: false, outcome: 'fill' }),
])('a yes to $name', (flow) => {
  it('that was simulated a moment ago waits for no node before its bytes go out', async () => {
    const sudden = await carriedOut(flow, undefined)
    const simulated = await carriedOut(flow, 1)
    expect(simulated.stored).toEqual(sudden.stored)
    expect(simulated.asked).toEqual([])
    expect(sudden.asked).not.toEqual([])
  })

  it('that comes too late for what was simulated asks for all of it again, and comes to the same', async () => {
    const sudden = await carriedOut(flow, undefined)
    const late = await carriedOut(flow, PREFETCH_FRESH_MILLISECONDS / 1_000)
    expect(late).toEqual(sudden)
  })
})

it('takes no nonce that another transfer has used since, even where that is over already', async () => {
  const [first, second] = WORLDS['two transfers of one account']?.() ?? []
  if (!first || !second) throw new Error('expected two transfers')
  const world = newWorld([first, second])
  const worker = { name: 1, isDead: false }
  const [one, other] = [portsOf(world, worker, first), portsOf(world, worker, second)]
  world.isLocked = true
  await runExecution(first.approved.id, one)
  other.prefetch(second.approved)
  await settled()
  world.isLocked = false
  // All happens within a second, so only the save reveals an old nonce.
  const isUnderWay = () => next(world.disk.get(first.approved.id) ?? first.approved) !== undefined
  for (let block = 0; block < 60 && isUnderWay(); block += 1) {
    await runExecution(first.approved.id, one)
    mine(world.chain)
  }
  expect(isUnderWay()).toBe(false)
  await runExecution(second.approved.id, other)
  expect(world.disk.get(second.approved.id)?.items[0]).toMatchObject({ terms: { nonce: 1 } })
})

describe('a step after one in a block', () => {
  const approved = flowOf('deposit-approve', { canSimulate: false, outcome: 'fill' }).approved
  const inclusion = { in: 'block', blockNumber: 1n, blockHash: '0xb' } as const
  const atSecond = only<Execution>({
    ...{ ...approved, noncesAtApproval: [] },
    stepOrder: { stepOrder: 'sequential' },
    items: [
      { phase: 'included', terms: { terms: 'none' }, signed: { hash: '0xa' }, earlier: [], inclusion },
      { phase: 'planned' },
    ],
  })
  const fees = { maxFeePerGasWei: 2n, maxPriorityFeePerGasWei: 1n }

  const reserved = (blockHash: Hex, gas: Answer<bigint> = { ok: true, value: 1_000n }) => {
    const provenBy: unknown[] = []
    const known = <T>(value: T) => ({ ok: true, value }) as const
    const snapshot = only<Prefetched>({
      terms: async () => [known(7), known(fees), gas],
      inBlock: async () => [known({ ...inclusion, blockHash }), known(0n)],
    })
    const ports = only<StepPorts>({
      node: () => ({ isKnown: async () => known(false) }),
      prover: {
        prove: async (_: Execution, by: unknown) => {
          provenBy.push(by)
          return { ok: true }
        },
      },
      ...{
        snapshots: { of: () => snapshot },
        holding: async () => [],
        recent: async () => [],
        usedAmong: async () => [],
      },
      ...{ nowSeconds: () => approved.approvedAtSeconds, transport: () => undefined },
    })
    return { event: reserveTransferStep({ task: 'reserve', index: 1 }, atSecond, ports), snapshot, provenBy }
  }

  it('is reserved by what one snapshot says, and asks no node besides', async () => {
    expect(await reserved('0xb').event).toMatchObject({ event: 'reserved', index: 1, terms: { nonce: 7, ...fees } })
  })

  it('is not reserved where that snapshot shows no such block', async () => {
    expect(await reserved('0xc').event).toMatchObject({ event: 'reorged', index: 0 })
  })

  it('is proven by that snapshot where it cannot be reserved', async () => {
    const { event, snapshot, provenBy } = reserved('0xb', failedSaying('execution reverted'))
    expect(await event).toMatchObject({ event: 'obstructed' })
    expect(provenBy).toEqual([snapshot])
  })
})
