import { describe, expect, it } from 'vitest'
import { createRequestBudget } from '../../../../src/wallet/engine/polling/request-budget.ts'

describe('the budget of status requests', () => {
  it('lets one request start each 220 ms', () => {
    const budget = createRequestBudget()
    expect(budget.take(0)).toEqual({ ok: true })
    expect(budget.take(100)).toEqual({ ok: false, waitMilliseconds: 120 })
    expect(budget.take(220)).toEqual({ ok: true })
  })

  it('lets 150 requests start in a minute', () => {
    const budget = createRequestBudget()
    for (let at = 0; at < 150; at++) expect(budget.take(at * 220)).toEqual({ ok: true })
    expect(budget.take(150 * 220)).toEqual({ ok: false, waitMilliseconds: 60_000 - 150 * 220 })
    expect(budget.take(60_000)).toEqual({ ok: true })
  })

  it('pauses twice as long after each refusal, two minutes at most, until an answer', () => {
    const budget = createRequestBudget()
    const pauses = Array.from({ length: 6 }, () => {
      budget.refused(0)
      return budget.take(0)
    })
    expect(pauses.map((pause) => !pause.ok && pause.waitMilliseconds)).toEqual([
      5_000, 10_000, 20_000, 40_000, 80_000, 120_000,
    ])
    budget.answered()
    budget.refused(0)
    expect(budget.take(0)).toEqual({ ok: false, waitMilliseconds: 5_000 })
  })

  it('ignores a pause that only a clock set back explains', () => {
    const budget = createRequestBudget()
    budget.refused(1_000_000)
    expect(budget.take(0)).toEqual({ ok: true })
  })
})
