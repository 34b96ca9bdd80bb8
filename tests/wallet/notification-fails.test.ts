import { describe, expect, it } from 'vitest'
import { apply, type Event } from '../../src/core/execution/apply.ts'
import type { Task } from '../../src/core/execution/next.ts'
import { type ExecutorPorts, runExecution } from '../../src/wallet/engine/executor.ts'
import { createDelivery, deliveredOnce } from '../../src/wallet/notifications/delivery.ts'
import { NOW, usdcInput } from '../core/honest.ts'
import { approve, live, newSim, type Sim } from './sim.ts'

const SUCCESS = { status: 'success', txHashes: ['0xfill'], inTxHashes: [], updatedAt: 1 }

function withPending(): Sim {
  const sim = newSim(() => SUCCESS)
  const id = approve(sim, usdcInput, [100_000_000n])
  const stored = sim.stored.get(id)
  if (!stored) throw new Error('expected an execution')
  const stalled = apply(stored, { event: 'stalled', atSeconds: NOW })
  expect(stalled.pendingNotifications).toHaveLength(1)
  sim.stored.set(id, stalled)
  return sim
}

describe('a notification that the browser does not show', () => {
  it('stops no signing and no sending where it throws, and is told later', async () => {
    const sim = withPending()
    sim.tell = () => Promise.reject(new Error('no notifications'))
    await live(sim, 'transfer', usdcInput)
    await live(sim, 'transfer', usdcInput)
    expect(sim.sent).toHaveLength(2)
    expect(sim.stored.get('transfer')?.stage.stage).toBe('filled')
    expect(sim.stored.get('transfer')?.pendingNotifications).toHaveLength(2)
    sim.tell = undefined
    await live(sim, 'transfer', usdcInput)
    expect(sim.told).toHaveLength(2)
    expect(sim.stored.get('transfer')?.pendingNotifications).toEqual([])
  })

  it('stops nothing where it hangs: signing and sending come first, and the wait for it ends', async () => {
    const sim = withPending()
    const timers: (() => void)[] = []
    let isAsked = () => {}
    const asked = new Promise<void>((resolve) => {
      isAsked = resolve
    })
    sim.tell = () => {
      isAsked()
      return new Promise(() => {})
    }
    sim.after = (_milliseconds, call) => {
      timers.push(call)
      return () => void timers.splice(timers.indexOf(call), 1)
    }
    const lived = live(sim, 'transfer', usdcInput)
    await asked
    expect(sim.sent.length).toBeGreaterThan(0)
    for (const late of [...timers]) late()
    expect(await lived).toBe('rests')
    expect(sim.stored.get('transfer')?.pendingNotifications.length).toBeGreaterThan(0)
  })

  it('is tried again once a minute, and dropped after an hour', async () => {
    let now = NOW
    const tellAgain = createDelivery(() => now)
    let tries = 0
    const fails = async () => {
      tries += 1
      throw new Error('no notifications')
    }
    for (; now <= NOW + 3_600; now += 5) expect(await tellAgain('a', fails)).toBe(false)
    expect(tries).toBe(61)
    expect(await tellAgain('a', fails)).toBe(true)
    expect(tries).toBe(61)
  })
})

describe('a call that never answers', () => {
  it('is waited for no longer than its limit, and changes nothing', async () => {
    const sim = withPending()
    const before = sim.stored.get('transfer')
    const limits: number[] = []
    const started: Task[] = []
    const ports: ExecutorPorts = {
      load: async () => before,
      save: () => Promise.reject(new Error('expected no save')),
      perform: (task): Promise<Event | undefined> => {
        started.push(task)
        return new Promise(() => {})
      },
      exclusive: (_name, work) => work(),
      after: (milliseconds, call) => {
        limits.push(milliseconds)
        queueMicrotask(call)
        return () => {}
      },
    }
    expect(await runExecution('transfer', ports)).toBe(before)
    expect(started.map(({ task }) => task)).toEqual(['simulate', 'tell'])
    expect(limits).toEqual([90_000, 10_000])
  })
})

describe('what was told, and whose record could not be saved', () => {
  it('is not told again; what was not told is', async () => {
    const shown: string[] = []
    let isDown = true
    let now = 0
    const memory = { read: () => Promise.reject(new Error('no memory')), write: async () => undefined }
    const tellAgain = deliveredOnce(
      createDelivery(() => now),
      memory,
    )
    const tell = (key: string) =>
      tellAgain(key, async () => {
        if (isDown) throw new Error('not now')
        shown.push(key)
      })
    expect(await tell('filled')).toBe(false)
    isDown = false
    now += 60
    for (const key of ['filled', 'filled', 'stalled']) expect(await tell(key)).toBe(true)
    expect(shown).toEqual(['filled', 'stalled'])
  })
})
