import { expect, it } from 'vitest'
import { createRequestBudget } from '../../../src/wallet/engine/polling/request-budget.ts'
import { createTracker } from '../../../src/wallet/engine/polling/tracker.ts'
import { virtualClock } from '../virtual-clock.ts'

const SECONDS = 120

async function followed(count: number) {
  const clock = virtualClock()
  const looks = new Map<string, number>()
  const pushes = new Map<string, () => void>()
  const budget = createRequestBudget()
  let questions = 0
  const tracker = createTracker<string>({
    run: async (id) => {
      looks.set(id, (looks.get(id) ?? 0) + 1)
      return id
    },
    following: (id) => ({ isOver: false, isQuiet: false, requestId: id, pause: () => 1_000 }),
    inFlight: async () =>
      Array.from({ length: count }, (_none, n) => ({ id: `${n}`, requestId: `${n}`, isQuiet: false })),
    listen: (id, heard) => {
      pushes.set(id, heard)
      return () => void pushes.delete(id)
    },
    after: clock.after,
    budget: {
      take: (now) => {
        const taken = budget.take(now)
        if (taken.ok) questions += 1
        return taken
      },
    },
    keepAwake: () => undefined,
    changed: () => undefined,
    nowMilliseconds: clock.now,
  })
  await tracker.resume()
  return { clock, looks, pushes, questions: () => questions }
}

it('gives each request its share where one of a hundred is pushed twenty times a second', async () => {
  const { clock, looks, pushes, questions } = await followed(100)
  for (let tick = 0; tick < SECONDS * 20; tick += 1) {
    pushes.get('7')?.()
    await clock.pass(50)
  }
  const { 7: pushed = 0, ...others } = Object.fromEntries(looks)
  expect(Object.keys(others)).toHaveLength(99)
  expect(Math.min(...Object.values(others))).toBeGreaterThanOrEqual(2)
  expect(Math.max(...Object.values(others)) - Math.min(...Object.values(others))).toBeLessThanOrEqual(1)
  // The total is two a second at most, without the shared questions.
  expect(pushed).toBeLessThanOrEqual(SECONDS * 2 + 1)
  const asked = Object.values(others).reduce((sum, each) => sum + each, 0)
  expect(questions() - asked).toBeLessThanOrEqual(1)
})

it('looks at once at what is pushed for the first time', async () => {
  const { clock, looks, pushes } = await followed(100)
  await clock.pass(60_000)
  const before = looks.get('99') ?? 0
  pushes.get('99')?.()
  await clock.pass(0)
  expect(looks.get('99')).toBe(before + 1)
})
