import { describe, expect, it } from 'vitest'
import type { Execution } from '../../src/core/execution.ts'
import { createTracker, pause, type TrackerPorts } from '../../src/wallet/tracker.ts'
import { ethInput, NOW } from '../core/honest.ts'
import { approve, live, newSim } from './sim.ts'

const PENDING = { status: 'pending', txHashes: [], inTxHashes: [], updatedAt: 1 }

async function trackedExecution(): Promise<Execution> {
  const sim = newSim(() => PENDING)
  approve(sim, ethInput)
  await live(sim, 'crossing', ethInput)
  const execution = sim.stored.get('crossing')
  if (!execution) throw new Error('expected an execution')
  return execution
}

/** A world whose timers go off when the test says so. */
function world(execution: Execution) {
  const log = { runs: 0, awake: [] as boolean[], listening: 0 }
  const timers = new Set<{ wait: number; call: () => void }>()
  let current = execution
  let heard: (() => void) | undefined
  let finishRun: (() => void) | undefined
  let isSlow = false
  const ports: TrackerPorts = {
    run: async () => {
      log.runs += 1
      if (isSlow) {
        await new Promise<void>((resolve) => {
          finishRun = resolve
        })
      }
      return current
    },
    inFlight: async () => [current],
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
    keepAwake: (isNeeded) => void log.awake.push(isNeeded),
    changed: () => {},
    nowSeconds: () => NOW,
  }
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return {
    ports,
    log,
    timers,
    settle,
    push: () => heard?.(),
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
      timer?.call()
      await settle()
      return timer?.wait
    },
  }
}

describe('the tracker', () => {
  it('looks again and again until the crossing is over, then lets the background sleep', async () => {
    const execution = await trackedExecution()
    const sim = world(execution)
    const tracker = createTracker(sim.ports)
    await tracker.resume()
    expect(sim.log).toMatchObject({ runs: 1, listening: 1 })
    expect(await sim.fire()).toBe(1_000)
    expect(sim.log.runs).toBe(2)
    sim.become({ ...execution, stage: { stage: 'failed', end: { reason: 'expired' } } })
    await sim.fire()
    expect(sim.log).toMatchObject({ runs: 3, listening: 0 })
    expect(sim.timers.size).toBe(0)
    expect(sim.log.awake.at(-1)).toBe(false)
  })

  it('looks at once when the service pushes, and never twice at a time', async () => {
    const sim = world(await trackedExecution())
    const tracker = createTracker(sim.ports)
    await tracker.resume()
    sim.slow(true)
    sim.push()
    sim.push()
    sim.push()
    await sim.settle()
    expect(sim.log.runs).toBe(2)
    sim.slow(false)
    sim.finish()
    await sim.settle()
    expect(await sim.fire()).toBe(0)
    expect(sim.log.runs).toBe(3)
  })

  it('keeps a crossing that could not be told of yet', async () => {
    const execution = await trackedExecution()
    const notice = { key: 'k', executionId: 'crossing', news: 'failed', isVerified: false } as const
    const sim = world({ ...execution, stage: { stage: 'failed', end: { reason: 'expired' } }, untold: [notice] })
    await createTracker(sim.ports).resume()
    expect(sim.timers.size).toBe(1)
  })
})

describe('the pause between looks', () => {
  it('is never under a second once tracking, and grows with age unless someone watches', async () => {
    const execution = await trackedExecution()
    expect(pause(execution, false, NOW + 10)).toBe(1_000)
    expect(pause(execution, false, NOW + 300)).toBe(5_000)
    expect(pause(execution, true, NOW + 300)).toBe(1_000)
    expect(pause(execution, false, NOW + 7_200)).toBe(30_000)
  })
})
