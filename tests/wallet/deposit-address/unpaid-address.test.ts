import { describe, expect, it } from 'vitest'
import { apply } from '../../../src/core/execution/apply.ts'
import { decodeStatus } from '../../../src/core/execution/decode-status.ts'
import type { Execution } from '../../../src/core/execution/execution.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { type TrackingPorts, trackStatus } from '../../../src/wallet/engine/deposit-tracking.ts'
import { trackedRequestId, transferTracking } from '../../../src/wallet/engine/polling/poll-interval.ts'
import { createRequestBudget } from '../../../src/wallet/engine/polling/request-budget.ts'
import { createTracker } from '../../../src/wallet/engine/polling/tracker.ts'
import { NOW } from '../../core/honest.ts'
import { only } from '../../made.ts'
import { anHonest, approvedOf } from '../sim/flows.ts'
import { alwaysWatched } from '../watched.ts'

const DAY = 86_400
const open = approvedOf(anHonest('open-address-paid-elsewhere'), 'open')

/** The clock jumps between timers. */
function unpaid() {
  const world = { now: NOW, questions: 0, saves: 0, stored: open as Execution }
  let timer: { at: number; call: () => void } | undefined
  const asked = async <T>(value: T) => {
    world.questions += 1
    return value
  }
  const ports = only<TrackingPorts>({
    isFinalityDue: () => false,
    profile: devnet,
    nowSeconds: () => Math.floor(world.now),
    watchedSeconds: alwaysWatched(() => world.now),
    index: () => asked(undefined),
    newestRequest: () => asked({ answer: 'refused' }),
    received: () => asked({ ok: true, value: undefined }),
    standsAt: () => asked({ ok: true, value: 0n }),
    status: () => asked({ ok: true, status: decodeStatus({ status: 'waiting', txHashes: [], inTxHashes: [] }) }),
  })
  const tracker = createTracker<Execution>({
    run: async () => {
      const event = await trackStatus(world.stored, ports)
      const after = event ? apply(world.stored, event) : world.stored
      if (after !== world.stored) world.saves += 1
      world.stored = after
      return after
    },
    following: (execution) => transferTracking(execution, { nowSeconds: Math.floor(world.now), blockSeconds: 2 }),
    inFlight: async () => [{ id: open.id, requestId: trackedRequestId(open), isQuiet: false }],
    listen: () => () => {},
    after: (milliseconds, call) => {
      const own = { at: world.now + milliseconds / 1_000, call }
      timer = own
      return () => {
        if (timer === own) timer = undefined
      }
    },
    budget: createRequestBudget(),
    keepAwake: () => {},
    changed: () => {},
    nowMilliseconds: () => world.now * 1_000,
  })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  const until = async (at: number) => {
    for (await settle(); timer && timer.at <= at; await settle()) {
      const { at: due, call } = timer
      world.now = due
      timer = undefined
      call()
    }
    world.now = at
  }
  return { world, tracker, until, settle }
}

describe('a reusable address that nobody pays', () => {
  it('is asked about 50 times a day at most after a day, and at once when a page opens it', async () => {
    const { world, tracker, until, settle } = unpaid()
    await tracker.resume()
    await until(NOW + DAY)
    for (const day of [1, 2, 3]) {
      world.questions = 0
      world.saves = 0
      await until(NOW + (day + 1) * DAY)
      expect(world.questions).toBeGreaterThan(20)
      expect(world.questions).toBeLessThanOrEqual(50)
      expect(world.saves).toBe(0)
    }
    world.questions = 0
    tracker.watch(1, open.id)
    await settle()
    expect(world.questions).toBe(1)
  })

  it('is asked about no more often for long where its page stays open', async () => {
    const { world, tracker, until } = unpaid()
    await tracker.resume()
    await until(NOW + DAY)
    world.questions = 0
    tracker.watch(1, open.id)
    await until(NOW + DAY + 3_600)
    expect(world.questions).toBeGreaterThan(1_000)
    world.questions = 0
    await until(NOW + 2 * DAY)
    expect(world.questions).toBeLessThanOrEqual(50)
  })

  it('is asked about less each hour of the first day', async () => {
    const { world, tracker, until } = unpaid()
    await tracker.resume()
    const hours: number[] = []
    for (const hour of [1, 2, 6, 12, 24]) {
      await until(NOW + (hour - 1) * 3_600)
      world.questions = 0
      await until(NOW + hour * 3_600)
      hours.push(world.questions)
    }
    expect(hours).toEqual([...hours].sort((a, b) => b - a))
    expect(hours.at(-1)).toBeLessThanOrEqual(3)
  })
})
