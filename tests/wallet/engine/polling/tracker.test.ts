import { describe, expect, it } from 'vitest'
import { type Execution, isInFlight } from '../../../../src/core/execution/execution.ts'
import type { KeepAwake } from '../../../../src/wallet/engine/polling/keep-awake.ts'
import { trackedRequestId, transferTracking } from '../../../../src/wallet/engine/polling/poll-interval.ts'
import { createRequestBudget } from '../../../../src/wallet/engine/polling/request-budget.ts'
import { createTracker, type TrackerPorts } from '../../../../src/wallet/engine/polling/tracker.ts'
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

function world(execution: Execution) {
  const log = { runs: 0, awake: [] as KeepAwake[], listening: 0 }
  const timers = new Set<{ wait: number; call: () => void }>()
  let current = execution
  let heard: (() => void) | undefined
  let finishRun: (() => void) | undefined
  let isSlow = false
  const clock = { now: NOW * 1_000 }
  const budget = createRequestBudget()
  const ports: TrackerPorts<Execution> = {
    run: async () => {
      log.runs += 1
      if (isSlow) {
        await new Promise<void>((resolve) => {
          finishRun = resolve
        })
      }
      return current
    },
    following: (execution) => transferTracking(execution, { nowSeconds: clock.now / 1_000, blockSeconds: 1 }),
    inFlight: async () => [{ id: current.id, requestId: trackedRequestId(current), isQuiet: !isInFlight(current) }],
    listen: (_requestId, call) => {
      log.listening += 1
      heard = call
      return () => {
        log.listening -= 1
      }
    },
    after: (wait, call) => {
      const timer = { wait, call }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    keepAwake: (how) => void log.awake.push(how),
    changed: () => {},
    budget,
    nowMilliseconds: () => clock.now,
  }
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return {
    ports,
    log,
    timers,
    settle,
    push: () => heard?.(),
    pass: (milliseconds: number) => {
      clock.now += milliseconds
    },
    become: (next: Execution) => {
      current = next
    },
    slow: (value: boolean) => {
      isSlow = value
    },
    finish: () => finishRun?.(),
    fire: async () => {
      const [timer] = timers
      if (timer) timers.delete(timer)
      clock.now += timer?.wait ?? 0
      timer?.call()
      await settle()
      return timer?.wait
    },
  }
}

describe('the tracker', () => {
  it('looks again and again until the transfer is over, then lets the background sleep', async () => {
    const execution = await trackedExecution()
    const sim = world(execution)
    const tracker = createTracker(sim.ports)
    await tracker.resume()
    await sim.settle()
    expect(sim.log).toMatchObject({ runs: 1, listening: 1 })
    expect(await sim.fire()).toBe(1_000)
    expect(sim.log.runs).toBe(2)
    const over = { ...execution, stage: { stage: 'failed', end: { reason: 'expired' } } } as const
    sim.become(over)
    await sim.fire()
    expect(sim.log).toMatchObject({ runs: 3, listening: 0 })
    // The deposit may be reorganised, yet the background may sleep until the next look.
    expect([sim.timers.size, sim.log.awake.at(-1)]).toEqual([1, { by: 'alarm', minutes: 1 }])
    const settled = over.items.map((item) => ('inclusion' in item ? { ...item, phase: 'finalized' as const } : item))
    sim.become({ ...over, items: settled })
    expect(await sim.fire()).toBe(60_000)
    expect(sim.timers.size).toBe(0)
    expect(sim.log.awake.at(-1)).toEqual({ by: 'nothing' })
  })

  it('starts no heartbeat while something only has to become final, and looks hourly after a day', async () => {
    const execution = await trackedExecution()
    const over = { ...execution, stage: { stage: 'failed', end: { reason: 'expired' } } } as const
    const sim = world(over)
    const tracker = createTracker(sim.ports)
    await tracker.resume()
    await sim.settle()
    expect(await sim.fire()).toBe(60_000)
    sim.pass(86_400_000)
    await sim.fire()
    expect(await sim.fire()).toBe(3_600_000)
    expect(sim.log.awake.every(({ by }) => by === 'alarm')).toBe(true)
    expect(sim.log.awake.at(-1)).toEqual({ by: 'alarm', minutes: 60 })
  })

  it('hears about the request that took over from the moment on that it is followed', async () => {
    const execution = await trackedExecution()
    const sim = world(execution)
    const heard: string[] = []
    const ports: TrackerPorts<Execution> = {
      ...sim.ports,
      listen: (requestId, call) => {
        heard.push(requestId)
        return sim.ports.listen(requestId, call)
      },
    }
    const requote = { requestId: `0x${'5c'.repeat(32)}`, paid: execution.pays }
    await createTracker(ports).resume()
    await sim.settle()
    sim.become({ ...execution, requote })
    await sim.fire()
    await sim.fire()
    expect(heard).toEqual([execution.requestId, requote.requestId])
    expect(sim.log.listening).toBe(1)
  })

  it('looks at once when the service pushes, and soon once more for all pushes meanwhile', async () => {
    const sim = world(await trackedExecution())
    const tracker = createTracker(sim.ports)
    await tracker.resume()
    await sim.settle()
    sim.pass(500)
    sim.slow(true)
    sim.push()
    sim.push()
    sim.push()
    await sim.settle()
    expect(sim.log.runs).toBe(2)
    sim.slow(false)
    sim.finish()
    await sim.settle()
    expect(sim.log.runs).toBe(2)
    expect(await sim.fire()).toBe(500)
    expect(sim.log.runs).toBe(3)
  })

  it('asks each second, however long the answers take', async () => {
    const sim = world(await trackedExecution())
    sim.slow(true)
    await createTracker(sim.ports).resume()
    for (const [tookMilliseconds, wait] of [
      [300, 700],
      [990, 250],
      [5_000, 250],
    ] as const) {
      await sim.settle()
      sim.pass(tookMilliseconds)
      sim.finish()
      await sim.settle()
      expect(await sim.fire()).toBe(wait)
    }
  })

  it('asks nothing for a push, and is not driven by pushes faster than it would ask', async () => {
    const sim = world(await trackedExecution())
    const never = { take: () => ({ ok: false, waitMilliseconds: 60_000 }) as const }
    await createTracker({ ...sim.ports, budget: never }).resume()
    await sim.settle()
    sim.pass(500)
    const before = sim.log.runs
    for (let count = 0; count < 9; count += 1) {
      sim.push()
      await sim.settle()
      sim.pass(100)
    }
    expect(sim.log.runs - before).toBe(2)
  })

  it('forgets what is not there or cannot be read, and looks again at what failed', async () => {
    const execution = await trackedExecution()
    const sim = world(execution)
    const looks: Record<string, number> = {}
    const ports: TrackerPorts<Execution> = {
      ...sim.ports,
      inFlight: async () => ['gone', 'failing'].map((id) => ({ ...execution, id, isQuiet: false })),
      run: async (id) => {
        looks[id] = (looks[id] ?? 0) + 1
        if (id === 'failing') throw new Error('the disk did not answer')
        return undefined
      },
    }
    await createTracker(ports).resume()
    await sim.settle()
    expect(sim.log.listening).toBe(1)
    while ((looks['failing'] ?? 0) < 2) await sim.fire()
    expect(looks).toEqual({ gone: 1, failing: 2 })
  })

  it('looks ever later at what fails each time, up to once a minute, as on a disk that stays full', async () => {
    const sim = world(await trackedExecution())
    const run = () => Promise.reject(new Error('no space is left'))
    await createTracker({ ...sim.ports, run }).resume()
    const waits: number[] = []
    for (let look = 0; look < 6; look += 1) {
      await sim.settle()
      waits.push(...[...sim.timers].map(({ wait }) => wait))
      await sim.fire()
    }
    expect(waits).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000])
  })

  it.each([
    ['while it rests', false],
    ['while it looks', true],
  ])('looks as soon as its timer goes off, where the clock is set back %s', async (_when, isLooking) => {
    const sim = world(await trackedExecution())
    await createTracker(sim.ports).resume()
    await sim.settle()
    sim.slow(isLooking)
    await sim.fire()
    sim.pass(-3_600_000)
    sim.slow(false)
    if (isLooking) sim.finish()
    await sim.settle()
    const { runs } = sim.log
    expect(await sim.fire()).toBeLessThanOrEqual(1_000)
    expect(sim.log.runs).toBe(runs + 1)
  })

  it('keeps a transfer that could not be told of yet', async () => {
    const execution = await trackedExecution()
    const notice = { key: 'k', executionId: 'transfer', news: 'failed', isVerified: false } as const
    const sim = world({
      ...execution,
      stage: { stage: 'failed', end: { reason: 'expired' } },
      pendingNotifications: [notice],
    })
    await createTracker(sim.ports).resume()
    await sim.settle()
    expect(sim.timers.size).toBe(1)
  })
})

describe('hundreds of transfers in flight', () => {
  it('are all looked at in their turn, five a second and 150 a minute at most, a watched one first', async () => {
    const execution = await trackedExecution()
    const old = { ...execution, approvedAtSeconds: NOW - 7_200 }
    const sim = world(old)
    const looked: string[] = []
    const times: number[] = []
    const ports: TrackerPorts<Execution> = {
      ...sim.ports,
      inFlight: async () =>
        Array.from({ length: 300 }, (_, index) => ({
          ...old,
          id: `transfer ${index}`,
          isQuiet: false,
        })),
      run: async (id) => {
        looked.push(id)
        times.push(sim.ports.nowMilliseconds())
        return { ...old, id }
      },
    }
    const tracker = createTracker(ports)
    tracker.watch(1, 'transfer 299')
    await tracker.resume()
    tracker.watch(1, 'transfer 299')
    await sim.settle()
    while (new Set(looked).size < 300 && looked.length < 5_000) await sim.fire()
    expect(new Set(looked).size).toBe(300)
    expect(looked.indexOf('transfer 299')).toBeLessThan(10)
    for (const [index, at] of times.entries()) {
      expect(times.filter((other) => other >= at && other < at + 1_000).length).toBeLessThanOrEqual(5)
      if (index % 100 === 0) {
        expect(times.filter((other) => other >= at && other < at + 60_000).length).toBeLessThanOrEqual(150)
      }
    }
  })
})

describe('transfers on a chain that hangs', () => {
  it('delay no look at one on another chain', async () => {
    const execution = await trackedExecution()
    const sim = world(execution)
    const looks = new Map<string, number>()
    const ids = ['healthy', 'hangs 1', 'hangs 2', 'hangs 3', 'hangs 4', 'hangs 5']
    const beside = (all: readonly string[]): TrackerPorts<Execution> => ({
      ...sim.ports,
      inFlight: async () =>
        all.map((id) => ({ id, requestId: trackedRequestId(execution), isQuiet: !isInFlight(execution) })),
      run: async (id) => {
        looks.set(id, (looks.get(id) ?? 0) + 1)
        return id === 'healthy' ? { ...execution, id } : new Promise<never>(() => undefined)
      },
    })
    await createTracker(beside(ids)).resume()
    for (let turns = 0; turns < 40; turns += 1) await sim.fire()
    const hanging = ids.slice(1).map((id) => looks.get(id))
    expect(hanging).toEqual([1, 1, 1, 1, 1])
    expect(looks.get('healthy')).toBeGreaterThan(20)
  })
})

describe('the budget', () => {
  it('keeps questions apart, so that a slow way does not bring more than five together', () => {
    const budget = createRequestBudget()
    expect(budget.take(0)).toEqual({ ok: true })
    expect(budget.take(0)).toEqual({ ok: false, waitMilliseconds: 220 })
    expect(budget.take(219)).toEqual({ ok: false, waitMilliseconds: 1 })
    expect(budget.take(220)).toEqual({ ok: true })
  })

  it('rests after a refusal, longer each time, and begins anew after an answer', () => {
    const budget = createRequestBudget()
    expect(budget.take(0)).toEqual({ ok: true })
    budget.refused(0)
    expect(budget.take(1_000)).toEqual({ ok: false, waitMilliseconds: 4_000 })
    budget.refused(5_000)
    expect(budget.take(5_000)).toEqual({ ok: false, waitMilliseconds: 10_000 })
    budget.answered()
    budget.refused(15_000)
    expect(budget.take(15_000)).toEqual({ ok: false, waitMilliseconds: 5_000 })
  })
  it('rests for no longer where the clock is set back', () => {
    const budget = createRequestBudget()
    budget.refused(10_000_000)
    expect(budget.take(10_000_000)).toEqual({ ok: false, waitMilliseconds: 5_000 })
    expect(budget.take(6_400_000)).toEqual({ ok: true })
  })
})
