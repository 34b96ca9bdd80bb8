import { describe, expect, it } from 'vitest'
import { apply, type Event } from '../../src/core/execution/apply.ts'
import { decodeStatus } from '../../src/core/execution/decode-status.ts'
import type { Execution } from '../../src/core/execution/execution.ts'
import { next } from '../../src/core/execution/next.ts'
import { devnet } from '../../src/core/profiles/devnet.ts'
import { failedFor } from '../../src/core/reason/reason.ts'
import { notificationsIn } from '../../src/ui/messages/desktop-words.ts'
import { reportDeposit, type TrackingPorts, trackStatus } from '../../src/wallet/engine/deposit-tracking.ts'
import { createWatchedTime, type WatchedTime, type WatchMemory } from '../../src/wallet/engine/polling/watched-time.ts'
import { transferNotification } from '../../src/wallet/notifications/transfer-notification.ts'
import { ethInput, NOW } from '../core/honest.ts'
import { only } from '../made.ts'
import { anHonest, approvedOf } from './sim/flows.ts'
import { approve, live, newSim } from './sim.ts'
import { neverLate } from './watched.ts'

const enNotifications = await notificationsIn('en')

type Run = {
  execution: Execution
  nowSeconds: number
  readonly told: string[]
  watch: WatchedTime
  readonly memory: Memory
  reports: number
  saves: number
}

type Memory = WatchMemory & { writes: number }

/** Outlives the background. */
function newMemory(): Memory {
  let written: unknown
  return {
    writes: 0,
    read: async () => written,
    async write(value) {
      this.writes += 1
      written = structuredClone(value)
    },
  }
}

const GENEROUS = 30

async function paid(): Promise<Execution> {
  const sim = newSim(() => ({ status: 'pending', txHashes: [], inTxHashes: [], updatedAt: 1 }))
  approve(sim, ethInput)
  await live(sim, 'transfer', ethInput)
  const execution = sim.stored.get('transfer')
  if (!execution) throw new Error('expected an execution')
  // The block is finalized, so only the service is asked.
  const items = execution.items.map((item) => ('inclusion' in item ? { ...item, phase: 'finalized' as const } : item))
  const stage = { stage: 'tracking', status: undefined, reportedAtSeconds: undefined } as const
  return { ...execution, items, stage, statusesHeard: [], timeEstimateSeconds: 4, history: [] }
}

function begin(execution: Execution): Run {
  const memory = newMemory()
  const counts = { reports: 0, saves: 0 }
  const run: Run = { ...{ execution, nowSeconds: NOW, told: [], memory }, ...counts, watch: watchOf(() => run, memory) }
  return run
}

function watchOf(run: () => Run, memory: Memory): WatchedTime {
  return createWatchedTime({ nowSeconds: () => run().nowSeconds, after: neverLate, memory })
}

function kill(run: Run): void {
  run.watch = watchOf(() => run, run.memory)
}

/** `say` gives the service's answer. */
async function look(
  run: Run,
  until: number,
  { say, apart = 5 }: Readonly<{ say: (nowSeconds: number) => object | undefined; apart?: number }>,
): Promise<void> {
  const { watch } = run
  const ports = only<TrackingPorts>({
    isFinalityDue: () => false,
    profile: devnet,
    nowSeconds: () => run.nowSeconds,
    watchedSeconds: watch.watchedSeconds,
    index: async () => {
      run.reports += 1
    },
    newestRequest: async () => ({ answer: 'refused' }),
    status: async () => {
      const said = say(run.nowSeconds)
      if (!said) return failedFor({ code: 'OFFLINE' })
      return { ok: true, status: decodeStatus({ txHashes: [], inTxHashes: [], ...said }) }
    },
  })
  for (; run.nowSeconds < until; run.nowSeconds += apart) {
    for (let turn = 0; turn < GENEROUS; turn += 1) {
      const { execution } = run
      const isToReport = next(execution)?.task === 'report'
      const event = await watch.during(execution, () => (isToReport ? reportDeposit : trackStatus)(execution, ports))
      if (!event) break
      hear(run, event)
      if (!isToReport) break
    }
  }
}

function wait(run: Run, seconds: number): void {
  run.nowSeconds += seconds
}

function hear(run: Run, event: Event): void {
  const after = apply(run.execution, event)
  if (after !== run.execution) run.saves += 1
  run.execution = { ...after, pendingNotifications: [] }
  run.told.push(...after.pendingNotifications.map(({ news }) => news))
}

const filled = (atSeconds: number): Event => ({
  event: 'filled',
  fill: { proof: 'reported', txHash: undefined, why: { code: 'ARRIVAL_UNNAMED' } },
  status: { ...SUCCESS },
  atSeconds,
})
const SUCCESS = {
  status: 'success',
  word: 'success',
  txHashes: [],
  inTxHashes: [],
  updatedAtMilliseconds: 1,
  failReason: undefined,
} as const

describe('a transfer that takes longer than it should', () => {
  it('is told once while the service says waiting for half an hour, and once when it ends', async () => {
    const run = begin(await paid())
    await look(run, NOW + 1_800, { say: () => ({ status: 'waiting' }) })
    expect(run.told).toEqual(['stalled'])
    hear(run, filled(run.nowSeconds))
    expect(run.told).toEqual(['stalled', 'filled'])
  })

  it('is told once while an unknown word is repeated, and the word is kept', async () => {
    const run = begin(await paid())
    await look(run, NOW + 1_800, { say: () => ({ status: 'settling' }) })
    expect(run.told).toEqual(['stalled'])
    expect('status' in run.execution.stage && run.execution.stage.status?.word).toBe('settling')
  })

  it('is told once while words alternate, and while new unknown ones and other hashes come every time', async () => {
    const answers: readonly ((now: number) => object)[] = [
      (now) => ({ status: now % 2 === 0 ? 'pending' : 'submitted' }),
      (now) => ({ status: `settling ${now}` }),
      (now) => ({ status: 'pending', txHashes: [`0x${now}`] }),
    ]
    for (const say of answers) {
      const run = begin(await paid())
      await look(run, NOW + 3_600, { say })
      expect(run.told).toEqual(['stalled'])
    }
  })

  it('is told again after real progress', async () => {
    const run = begin(await paid())
    const say = (now: number) => ({ status: now < NOW + 600 ? 'waiting' : 'pending' })
    await look(run, NOW + 1_800, { say })
    expect(run.told).toEqual(['stalled', 'stalled'])
  })

  it('is told once where the service repeats that it has arrived, and takes it back', async () => {
    const run = begin(await paid())
    const failure = { ...SUCCESS, status: 'failure', word: 'failure' } as const
    for (const status of [SUCCESS, failure]) hear(run, { event: 'status', status, atSeconds: run.nowSeconds })
    await look(run, NOW + 1_800, { say: () => ({ status: 'failure' }) })
    hear(run, filled(run.nowSeconds))
    wait(run, 120)
    await look(run, NOW + 3_600, { say: () => ({ status: 'failure' }) })
    expect(run.execution.stage.stage).toBe('refunding')
    expect(run.told).toEqual(['stalled', 'filled'])
  })
})

describe('a deposit that the service does not see', () => {
  it.each([300, -86_400])('is reported again %i s later by the clock', async (later) => {
    const run = begin(await paid())
    const say = () => ({ status: 'waiting' })
    await look(run, NOW + 10, { say })
    expect(run.reports).toBe(1)
    wait(run, later)
    await look(run, run.nowSeconds + 5, { say })
    expect(run.reports).toBe(2)
  })
})

describe('a browser that is closed every few minutes', () => {
  it.each([
    { said: { status: 'pending' }, estimate: 600, open: 400 },
    { said: undefined, estimate: 600, open: 400 },
  ])('tells of slowness all the same: $said, open for $open s', async ({ said, estimate, open }) => {
    let run = begin({ ...(await paid()), timeEstimateSeconds: estimate })
    for (let life = 0; life < 30; life += 1) {
      await look(run, run.nowSeconds + open, { say: () => said })
      const { execution, nowSeconds, told } = run
      run = begin(execution)
      run.told.push(...told)
      wait(run, nowSeconds - NOW)
    }
    expect(run.told).toEqual(['stalled'])
  })
})

describe('a background that the browser kills', () => {
  it.each([
    { alive: 1, gone: 30 },
    { alive: 30, gone: 1 },
    { alive: 30, gone: 30 },
    { alive: 44, gone: 30 },
    { alive: 120, gone: 30 },
  ])('after $alive s, and wakes $gone s later, tells of slowness in time, once', async ({ alive, gone }) => {
    const run = begin(await paid())
    let firstAtSeconds = 0
    while (run.nowSeconds < NOW + 3_600) {
      await look(run, run.nowSeconds + alive, { say: () => ({ status: 'pending' }) })
      if (run.told.length > 0) firstAtSeconds ||= run.nowSeconds
      kill(run)
      wait(run, gone)
    }
    expect(run.told).toEqual(['stalled'])
    expect(firstAtSeconds - NOW).toBeLessThanOrEqual(120 + 2 * (alive + gone))
    expect(run.saves).toBeLessThan(12)
    expect(run.memory.writes).toBeLessThanOrEqual(240)
  })

  it('counts no time in which the computer slept', async () => {
    const run = begin(await paid())
    for (let nap = 0; nap < 40; nap += 1) {
      await look(run, run.nowSeconds + 1, { say: () => ({ status: 'pending' }) })
      kill(run)
      wait(run, 256)
    }
    expect(run.told).toEqual([])
  })

  it.each(['rejects', 'hangs', 'forgets', 'tells nonsense'])('goes on where the memory %s', async (how) => {
    const run = begin(await paid())
    const read = {
      rejects: async () => Promise.reject(new Error('no memory')),
      hangs: () => new Promise<never>(() => undefined),
      forgets: async () => undefined,
      'tells nonsense': async () => [1, null, 'x', [3]],
    }[how]
    const memory = { read: read ?? (async () => undefined), write: async () => Promise.reject(new Error('full')) }
    const after = (_: number, call: () => void) => {
      queueMicrotask(call)
      return () => undefined
    }
    run.watch = createWatchedTime({ nowSeconds: () => run.nowSeconds, after, memory })
    await look(run, NOW + 300, { say: () => ({ status: 'pending' }) })
    expect(run.told).toEqual(['stalled'])
  })
})

describe('time in which the computer slept', () => {
  it('is not slowness, however long', async () => {
    const run = begin(await paid())
    const say = () => ({ status: 'pending' })
    await look(run, NOW + 60, { say })
    for (let nap = 0; nap < 40; nap += 1) {
      const woken = run.nowSeconds + 256
      run.nowSeconds = woken
      await look(run, woken + 1, { say })
    }
    expect(run.told).toEqual([])
    await look(run, run.nowSeconds + 130, { say })
    expect(run.told).toEqual(['stalled'])
  })

  it('is no slowness inside a look either, and watched time outlives the background', async () => {
    const run = begin(await paid())
    const watch = watchOf(() => run, newMemory())
    await watch.during(run.execution, async () => wait(run, 3_600))
    expect(watch.watchedSeconds(run.execution)).toBe(0)
    await watch.during(run.execution, async () => wait(run, 20))
    expect(watch.watchedSeconds(run.execution)).toBe(20)
    const stored = apply(run.execution, { event: 'watched', seconds: 20, atSeconds: run.nowSeconds })
    expect(watchOf(() => run, newMemory()).watchedSeconds(stored)).toBe(20)
    expect(stored.history).toEqual(run.execution.history)
  })
})

describe('a strict deposit address that nobody pays', () => {
  const strict = approvedOf(anHonest('strict-address-paid-elsewhere'), 'strict')

  it('is told of when it has expired, once, and not before', async () => {
    const run = begin(strict)
    const say = () => ({ status: 'waiting' })
    const deadline = NOW + 7_200
    run.execution = { ...strict, deadlineSeconds: deadline, timeEstimateSeconds: 4 }
    await look(run, deadline - 1, { say, apart: 31 })
    expect(run.told).toEqual([])
    await look(run, deadline + 7_200, { say, apart: 31 })
    expect(run.told).toEqual(['stalled'])
    const shown = { profile: devnet, hideAmounts: false, words: enNotifications }
    expect(transferNotification({ news: 'stalled' }, run.execution, shown).title).toBe(
      'The deposit address has expired',
    )
  })
})
