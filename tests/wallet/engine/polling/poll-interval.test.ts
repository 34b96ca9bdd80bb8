import { describe, expect, it } from 'vitest'
import { applyToBundle, type BundleEvent } from '../../../../src/core/bundle/apply.ts'
import type { Bundle } from '../../../../src/core/bundle/bundle.ts'
import { isAbandonOffered } from '../../../../src/core/execution/abandon.ts'
import type { Execution } from '../../../../src/core/execution/execution.ts'
import type { Signed } from '../../../../src/core/sign/signed.ts'
import {
  bundleTracking,
  pollInterval,
  trackedRequestId,
  transferTracking,
} from '../../../../src/wallet/engine/polling/poll-interval.ts'
import { BEGAN, bundleOf } from '../../../core/bundle/bundles.ts'
import { ethInput, NOW } from '../../../core/honest.ts'
import { approve, live, newSim } from '../../sim.ts'

const PENDING = { status: 'pending', txHashes: [], inTxHashes: [], updatedAt: 1 }

async function trackedExecution(): Promise<Execution> {
  const sim = newSim(() => PENDING)
  approve(sim, ethInput)
  await live(sim, 'transfer', ethInput)
  const execution = sim.stored.get('transfer')
  if (!execution) throw new Error('expected an execution')
  return execution
}

describe('the poll interval', () => {
  it('is never under a second once tracking, and grows with age unless someone watches', async () => {
    const execution = await trackedExecution()
    const at = (later: number, blockSeconds = 1) => ({ nowSeconds: NOW + later, blockSeconds })
    expect(pollInterval(execution, false, at(10))).toBe(1_000)
    expect(pollInterval(execution, false, at(300))).toBe(5_000)
    expect(pollInterval(execution, true, at(300))).toBe(1_000)
    expect(pollInterval(execution, false, at(7_200))).toBe(30_000)
    expect(pollInterval(execution, false, at(10, 600))).toBe(30_000)
    expect([1, 600].map((block) => pollInterval(execution, false, at(86_401, block)))).toEqual([300_000, 300_000])
    expect(pollInterval(execution, true, at(10, 600))).toBe(1_000)
    const items = execution.items.map((item) =>
      'inclusion' in item ? ({ ...item, phase: 'broadcast', broadcastAtSeconds: NOW } as const) : item,
    )
    const steps = { ...execution, items, stage: { stage: 'steps' } } as const
    const pauses = (later: number) => [0.25, 1, 2, 12].map((each) => pollInterval(steps, false, at(later, each)))
    expect(pauses(2)).toEqual([100, 250, 500, 500])
    // A quick chain may include it next block; included ones need no wait.
    expect(pauses(1)).toEqual([50, 50, 50, 500])
    expect(pollInterval({ ...steps, history: [] }, false, at(1, 1))).toBe(50)
    expect(pollInterval({ ...steps, items: execution.items }, false, at(1, 1))).toBe(250)
    expect(pollInterval({ ...steps, obstacle: { code: 'OFFLINE' } }, false, at(0))).toBe(2_000)
    for (const each of [steps, { ...steps, obstacle: { code: 'OFFLINE' } } as const]) {
      expect(pollInterval(each, false, at(120))).toBe(5_000)
      expect(pollInterval(each, false, at(86_400))).toBe(30_000)
    }
  })
})

describe('how a fee that is too high is waited for', () => {
  const rose = { needs: { what: 'fee', sinceSeconds: NOW }, feeRoseAtSeconds: NOW } as const
  const pauses = (pauseAt: (nowSeconds: number) => number) => [30, 3_599, 3_600, 86_401].map((at) => pauseAt(NOW + at))

  it('is every half a minute for an hour, every minute for a day, and then every five', async () => {
    const steps = { ...(await trackedExecution()), ...rose, stage: { stage: 'steps' } } as const
    const bundle = { ...bundleOf(1), ...rose }
    for (const tracking of [
      (nowSeconds: number) => transferTracking(steps, { nowSeconds, blockSeconds: 1 }),
      (nowSeconds: number) => bundleTracking(bundle, { nowSeconds, blockSeconds: 1 }),
    ]) {
      expect(pauses((at) => tracking(at).pause(false))).toEqual([30_000, 30_000, 60_000, 300_000])
    }
  })
})

describe('how a transfer is followed', () => {
  it('is ever less often where it has ended and an exchange never decides its step', async () => {
    const ended = { stage: 'failed', end: { reason: 'inDoubt', index: 0 } } as const
    const { items, ...execution } = await trackedExecution()
    const [first] = items.map((item) =>
      'inclusion' in item ? ({ ...item, phase: 'broadcast', broadcastAtSeconds: NOW } as const) : item,
    )
    const doubted = { ...execution, items: first ? [first] : [], stage: ended, pendingNotifications: [] }
    const at = (later: number) => ({ nowSeconds: NOW + later, blockSeconds: 1 })
    const pauses = [10, 3_600, 172_800].map((later) => transferTracking(doubted, at(later)).pause(false))
    expect(pauses).toEqual([5_000, 60_000, 3_600_000])
  })

  it('is hourly after a day where an exchange may have taken a step, and the user can stop waiting', async () => {
    const { items, ...execution } = await trackedExecution()
    const terms = { terms: 'exchange', nonce: 1n } as const
    const doubted = items.map((item) =>
      'inclusion' in item ? { ...item, phase: 'broadcast' as const, broadcastAtSeconds: NOW, terms } : item,
    )
    const steps = { ...execution, items: doubted as Execution['items'], stage: { stage: 'steps' } } as const
    const stalled = { ...steps, stalledSinceSeconds: NOW, obstacle: { code: 'EXCHANGE_TAKEN', words: 'used' } } as const
    const at = (each: Execution, days: number) =>
      pollInterval(each, false, { nowSeconds: NOW + days * 86_400 + 1, blockSeconds: 1 })
    expect(isAbandonOffered(stalled)).toBe(true)
    expect([at(stalled, 0.5), at(stalled, 1), at(stalled, 30)]).toEqual([30_000, 3_600_000, 3_600_000])
    expect(at({ ...stalled, items }, 1)).toBe(300_000)
  })

  it('is by its request while it waits for the service, and by nothing when it is over', async () => {
    const execution = await trackedExecution()
    const about = { nowSeconds: NOW, blockSeconds: 1 }
    expect(transferTracking(execution, about)).toMatchObject({ isOver: false, requestId: execution.requestId })
    const steps = { ...execution, stage: { stage: 'steps' } } as const
    expect(trackedRequestId(steps)).toBeUndefined()
    const items = execution.items.map((item) => ('inclusion' in item ? { ...item, phase: 'finalized' as const } : item))
    const over = { ...execution, items, stage: { stage: 'failed', end: { reason: 'expired' } } } as const
    expect(transferTracking(over, about)).toMatchObject({ isOver: true, requestId: undefined })
  })
})

describe('how calls of a page are followed', () => {
  const terms = { terms: 'evm', nonce: 3, gasLimit: 1n, maxFeePerGasWei: 2n, maxPriorityFeePerGasWei: 1n } as const
  const signed = { kind: 'evmTransaction', purpose: 'step', chainId: 8453, bytes: '0x02', hash: '0xaa' } as Signed
  const inclusion = { in: 'block', blockNumber: 7n, blockHash: '0xb7' } as const
  const EVENTS: readonly BundleEvent[] = (
    [
      { event: 'reserved', index: 0, terms },
      { event: 'signed', index: 0, signed },
      { event: 'broadcast', index: 0 },
      { event: 'included', index: 0, hash: '0xaa', inclusion },
      { event: 'told' },
      { event: 'finalized', index: 0 },
    ] as const
  ).map((each) => ({ ...each, atSeconds: BEGAN }))
  const thenCame = (event: string): Bundle =>
    EVENTS.slice(0, EVENTS.findIndex((each) => each.event === event) + 1).reduce(applyToBundle, bundleOf(1))
  const waits = (bundle: Bundle, later: number, blockSeconds = 1) =>
    bundleTracking(bundle, { nowSeconds: BEGAN + later, blockSeconds }).pause(false)

  it('is by no request of the service, until nothing is left to do', () => {
    const about = { nowSeconds: BEGAN, blockSeconds: 1 }
    for (const bundle of [bundleOf(1), bundleOf(1, { funding: ['leg'] }), thenCame('broadcast'), thenCame('told')]) {
      expect(bundleTracking(bundle, about)).toMatchObject({ isOver: false, requestId: undefined })
    }
    expect(bundleTracking(thenCame('finalized'), about).isOver).toBe(true)
  })

  it('is seldom while money is on its way, since its transfers say when to look', () => {
    expect(waits(bundleOf(1, { funding: ['leg'] }), 0)).toBe(5_000)
    expect(waits(bundleOf(1, { funding: ['leg'] }), 10_000)).toBe(5_000)
  })

  it('is often where a call may be in the next block, and a quarter of a block later on', () => {
    const sent = thenCame('broadcast')
    expect([0.25, 1, 2, 12].map((block) => waits(sent, 1, block))).toEqual([50, 50, 50, 500])
    expect([0.25, 1, 2, 12].map((block) => waits(sent, 2, block))).toEqual([100, 250, 500, 500])
  })

  it('is every two seconds where something is in the way, and less often after two minutes', () => {
    const obstructed: BundleEvent = { event: 'obstructed', reason: { code: 'OFFLINE' }, atSeconds: BEGAN }
    const silent = applyToBundle(thenCame('broadcast'), obstructed)
    expect([0, 120, 86_400].map((later) => waits(silent, later))).toEqual([2_000, 5_000, 30_000])
    const locked: BundleEvent = { event: 'needed', need: 'unlock', reason: { code: 'LOCKED' }, atSeconds: BEGAN }
    expect(waits(applyToBundle(thenCame('reserved'), locked), 0)).toBe(2_000)
  })

  it('is once a minute when it only has to become final, and hourly after a day', () => {
    expect(waits(thenCame('told'), 0)).toBe(60_000)
    expect(waits(thenCame('told'), 0, 12)).toBe(60_000)
    expect(waits(thenCame('told'), 90_000)).toBe(3_600_000)
  })
})
