import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Crossing } from '../../../src/api/contract.ts'
import type { QuoteView } from '../../../src/api/views.ts'
import { createQuoteLoop, REST_MILLISECONDS, RETRY_MILLISECONDS } from '../../../src/ui/move/quote-loop.ts'
import { nowSeconds, OWN, reviewOf } from '../data.ts'

const crossing = (amount: bigint): Crossing => ({
  account: OWN,
  originChainId: 1,
  originCurrency: 'a',
  destinationChainId: 8453,
  destinationCurrency: 'b',
  amount,
  tradeType: 'EXACT_INPUT',
  recipient: OWN,
  refundTo: OWN,
})
const proven = (): QuoteView => ({
  state: 'proven',
  approvalId: 'a',
  ticket: 't',
  review: reviewOf({ expiresAtSeconds: nowSeconds() + 30 }),
})

beforeEach(() => void vi.useFakeTimers({ now: 1_700_000_000_000 }))
afterEach(() => void vi.useRealTimers())

describe('the live quote', () => {
  it('is asked for once typing rests, for the last amount only', async () => {
    const ask = vi.fn(async (_: Crossing) => proven())
    const loop = createQuoteLoop(ask)
    for (const amount of [1n, 10n, 100n]) {
      loop.want(crossing(amount))
      await vi.advanceTimersByTimeAsync(REST_MILLISECONDS - 1)
    }
    expect(ask).not.toHaveBeenCalled()
    expect(loop.now.value.state).toBe('asking')
    await vi.advanceTimersByTimeAsync(1)
    expect(ask.mock.calls.map(([asked]) => asked.amount)).toEqual([100n])
    expect(loop.now.value).toMatchObject({ state: 'answered', isRefreshing: false })
    loop.stop()
  })

  it('is not asked for again when nothing changed', async () => {
    const ask = vi.fn(async () => proven())
    const loop = createQuoteLoop(ask)
    loop.want(crossing(1n))
    await vi.advanceTimersByTimeAsync(REST_MILLISECONDS)
    loop.want(crossing(1n))
    await vi.advanceTimersByTimeAsync(REST_MILLISECONDS)
    expect(ask).toHaveBeenCalledTimes(1)
    loop.stop()
  })

  it('is refreshed when it runs out, and the last one stays in view meanwhile', async () => {
    let answer = (_: QuoteView) => {}
    const ask = vi.fn(() => new Promise<QuoteView>((resolve) => (answer = resolve)))
    const loop = createQuoteLoop(ask)
    loop.want(crossing(1n))
    await vi.advanceTimersByTimeAsync(REST_MILLISECONDS)
    answer(proven())
    await vi.advanceTimersByTimeAsync(31_000)
    expect(ask).toHaveBeenCalledTimes(2)
    expect(loop.now.value).toMatchObject({ state: 'answered', isRefreshing: true, view: { state: 'proven' } })
    loop.stop()
  })

  it('is not asked for while nobody can see it, and at once when somebody can', async () => {
    const ask = vi.fn(async () => proven())
    const loop = createQuoteLoop(ask)
    loop.want(crossing(1n))
    await vi.advanceTimersByTimeAsync(REST_MILLISECONDS)
    loop.setVisible(false)
    await vi.advanceTimersByTimeAsync(300_000)
    expect(ask).toHaveBeenCalledTimes(1)
    loop.setVisible(true)
    expect(ask).toHaveBeenCalledTimes(2)
    loop.stop()
  })

  it('drops an answer that a later question has overtaken', async () => {
    const answers: ((view: QuoteView) => void)[] = []
    const loop = createQuoteLoop(() => new Promise<QuoteView>((resolve) => answers.push(resolve)))
    loop.want(crossing(1n))
    await vi.advanceTimersByTimeAsync(REST_MILLISECONDS)
    loop.want(crossing(2n))
    await vi.advanceTimersByTimeAsync(REST_MILLISECONDS)
    answers[1]?.(proven())
    answers[0]?.({ state: 'refused', findings: [] })
    await vi.advanceTimersByTimeAsync(0)
    expect(loop.now.value).toMatchObject({ crossing: { amount: 2n }, view: { state: 'proven' } })
    loop.stop()
  })

  it('tries again by itself where waiting can help, also when the background failed', async () => {
    const ask = vi.fn((): Promise<QuoteView> => Promise.reject(new Error('The wallet was restarted.')))
    const loop = createQuoteLoop(ask)
    loop.want(crossing(1n))
    await vi.advanceTimersByTimeAsync(REST_MILLISECONDS)
    expect(loop.now.value).toMatchObject({ view: { state: 'unavailable', message: 'The wallet was restarted.' } })
    await vi.advanceTimersByTimeAsync(RETRY_MILLISECONDS)
    expect(ask).toHaveBeenCalledTimes(2)
    loop.stop()
  })

  it('asks nothing more once it is stopped or nothing is wanted', async () => {
    const ask = vi.fn(async () => proven())
    const loop = createQuoteLoop(ask)
    loop.want(crossing(1n))
    loop.want(undefined)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ask).not.toHaveBeenCalled()
    expect(loop.now.value).toEqual({ state: 'none' })
    loop.want(crossing(1n))
    loop.stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ask).not.toHaveBeenCalled()
  })
})
