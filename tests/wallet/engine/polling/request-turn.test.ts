import { describe, expect, it } from 'vitest'
import { createRequestBudget } from '../../../../src/wallet/engine/polling/request-budget.ts'
import { requestInTurn } from '../../../../src/wallet/engine/polling/request-turn.ts'

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

const told = async () => ({ ok: true, word: 'told' }) as const
const unasked = () => Promise.reject(new Error('expected nobody to ask this'))

describe('a question beside those about states', () => {
  it('is asked right after another one as soon as its turn comes, and never before', async () => {
    const budget = createRequestBudget()
    const time = clock()
    expect(budget.take(time.nowMilliseconds()).ok).toBe(true)
    expect(await requestInTurn({ ...time, budget }, told)).toEqual({ ok: true, word: 'told' })
    expect(time.waits).toEqual([220])
  })

  it('is not asked where the service wants to be left alone, or others are always first', async () => {
    const budget = createRequestBudget()
    const time = clock()
    budget.refused(time.nowMilliseconds())
    expect(await requestInTurn({ ...time, budget }, unasked)).toBeUndefined()
    expect(time.waits).toEqual([])
    const busy = { ...budget, take: () => ({ ok: false, waitMilliseconds: 200 }) as const }
    expect(await requestInTurn({ ...time, budget: busy }, unasked)).toBeUndefined()
    expect(time.waits).toHaveLength(5)
  })

  it.each([
    [429, false],
    [500, true],
    [undefined, true],
  ])('lets the others rest where it was one too many (%s)', async (status, isNextTaken) => {
    const budget = createRequestBudget()
    const time = clock()
    expect(await requestInTurn({ ...time, budget }, async () => ({ ok: false, status }) as const)).toMatchObject({
      status,
    })
    expect(budget.take(time.nowMilliseconds() + 1_000).ok).toBe(isNextTaken)
  })
})
