import { expect, it } from 'vitest'
import { createRequestBudget } from '../../../src/wallet/engine/polling/request-budget.ts'
import { createTracker } from '../../../src/wallet/engine/polling/tracker.ts'
import { virtualClock } from '../virtual-clock.ts'

const MANY = 1_000

async function started(kinds: Readonly<Record<string, number>>) {
  const clock = virtualClock()
  const open = new Map<string, () => void>()
  const looked = new Set<string>()
  const tracker = createTracker<string>({
    run: async (id) => {
      looked.add(id)
      await new Promise<void>((resolve) => open.set(id, resolve))
      open.delete(id)
      return id
    },
    following: () => ({ isOver: true, isQuiet: true, requestId: undefined, pause: () => 60_000 }),
    inFlight: async () =>
      Object.entries(kinds).flatMap(([kind, count]) =>
        Array.from({ length: count }, (_none, at) => ({
          id: `${kind} ${at}`,
          requestId: kind === 'tracked' ? `${at}` : undefined,
          isQuiet: kind === 'ended',
        })),
      ),
    listen: () => () => undefined,
    after: clock.after,
    budget: createRequestBudget(),
    keepAwake: () => undefined,
    changed: () => undefined,
    nowMilliseconds: clock.now,
  })
  await tracker.resume()
  const openOf = (kind: string) => [...open.keys()].filter((id) => id.startsWith(kind)).length
  return { clock, tracker, open, looked, openOf }
}

it('looks at 8 ended transfers together, and at each of a thousand in the end', async () => {
  const { clock, open, looked } = await started({ ended: MANY })
  let most = 0
  while (open.size > 0) {
    most = Math.max(most, open.size)
    for (const finish of [...open.values()]) finish()
    await clock.pass(0)
  }
  expect([most, looked.size]).toEqual([8, MANY])
})

it('leaves room for running steps, 32 together, for tracked transfers, and for a wake', async () => {
  const { openOf, tracker } = await started({ ended: MANY, running: 100, tracked: 100 })
  expect([openOf('ended'), openOf('running'), openOf('tracked')]).toEqual([8, 32, 1])
  tracker.wake('running 99')
  tracker.wake('ended 999')
  expect([openOf('ended'), openOf('running')]).toEqual([9, 33])
})

it('looks at the next after 5 s where a chain hangs', async () => {
  const { clock, openOf } = await started({ ended: 20, running: 40 })
  await clock.pass(4_999)
  expect([openOf('ended'), openOf('running')]).toEqual([8, 32])
  await clock.pass(1)
  expect([openOf('ended'), openOf('running')]).toEqual([16, 40])
  await clock.pass(5_000)
  expect(openOf('ended')).toBe(20)
})
