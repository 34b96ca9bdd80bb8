import { describe, expect, it } from 'vitest'
import { turnToAsk } from '../../src/wallet/asking.ts'
import { createBudget } from '../../src/wallet/budget.ts'

function clock() {
  let now = 1_000_000
  const waits: number[] = []
  return {
    waits,
    nowMilliseconds: () => now,
    after: (milliseconds: number, call: () => void) => {
      waits.push(milliseconds)
      now += milliseconds
      call()
      return () => undefined
    },
  }
}

describe('a question beside those about states', () => {
  it('is asked right after another one as soon as its turn comes, and never before', async () => {
    const budget = createBudget()
    const time = clock()
    expect(budget.take(time.nowMilliseconds()).ok).toBe(true)
    expect(await turnToAsk({ ...time, budget })).toBe(true)
    expect(time.waits).toEqual([220])
  })

  it('is not asked where the service wants to be left alone, or others are always first', async () => {
    const budget = createBudget()
    const time = clock()
    budget.refused(time.nowMilliseconds())
    expect(await turnToAsk({ ...time, budget })).toBe(false)
    expect(time.waits).toEqual([])
    const busy = { take: () => ({ ok: false, waitMilliseconds: 200 }) as const }
    expect(await turnToAsk({ ...time, budget: busy })).toBe(false)
    expect(time.waits).toHaveLength(5)
  })
})
