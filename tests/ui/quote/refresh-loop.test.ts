import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Transfer } from '../../../src/api/contract.ts'
import type { QuoteView } from '../../../src/api/views/quotes.ts'
import { makeFinding } from '../../../src/core/verify/make-finding.ts'
import { CausewayError } from '../../../src/lib/errors.ts'
import { priceChange } from '../../../src/ui/quote/price-change.ts'
import { createQuoteLoop } from '../../../src/ui/quote/refresh-loop.ts'
import {
  FIRST_RETRY_MILLISECONDS,
  MOST_IN_A_ROW,
  RENEWAL_LEAD_MILLISECONDS,
  RETRY_MILLISECONDS,
  SELDOM_MILLISECONDS,
  TYPING_PAUSE_MILLISECONDS,
} from '../../../src/ui/quote/refresh-times.ts'
import { nowSeconds, OWN, reviewOf } from '../data.ts'

const transfer = (amount: bigint): Transfer => ({
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
    const ask = vi.fn(async (_: Transfer) => proven())
    const loop = createQuoteLoop(ask)
    for (const amount of [1n, 10n, 100n]) {
      loop.want(transfer(amount))
      await vi.advanceTimersByTimeAsync(TYPING_PAUSE_MILLISECONDS - 1)
    }
    expect(ask).not.toHaveBeenCalled()
    expect(loop.now.value.state).toBe('asking')
    await vi.advanceTimersByTimeAsync(1)
    expect(ask.mock.calls.map(([asked]) => asked.amount)).toEqual([100n])
    expect(loop.now.value).toMatchObject({ state: 'answered', isRefreshing: false })
    loop.stop()
  })

  it('is asked for within its limits, which are handed on with it, and found anew where the user asks once more', async () => {
    const ask = vi.fn(async (_: Transfer) => proven())
    const bounded = vi.fn(async (each: Transfer, _isAnew: boolean) => ({ ...each, mostIn: 7n }))
    const loop = createQuoteLoop(ask, bounded)
    loop.want(transfer(1n))
    await vi.advanceTimersByTimeAsync(TYPING_PAUSE_MILLISECONDS)
    loop.again()
    await vi.advanceTimersByTimeAsync(1)
    expect(bounded.mock.calls).toEqual([
      [transfer(1n), false],
      [transfer(1n), true],
    ])
    expect(ask.mock.calls).toEqual([[{ ...transfer(1n), mostIn: 7n }], [{ ...transfer(1n), mostIn: 7n }]])
    expect(loop.now.value).toMatchObject({ state: 'answered', transfer: { mostIn: 7n } })
    loop.stop()
  })

  it('is handed on with a limit that only its own quote could set', async () => {
    let mostIn: bigint | undefined
    const ask = vi.fn(async (_: Transfer) => {
      mostIn = 7n
      return proven()
    })
    const bounded = async (each: Transfer) => (mostIn === undefined ? each : { ...each, mostIn })
    const loop = createQuoteLoop(ask, bounded)
    loop.want(transfer(1n))
    await vi.advanceTimersByTimeAsync(TYPING_PAUSE_MILLISECONDS)
    expect(ask.mock.calls).toEqual([[transfer(1n)]])
    expect(loop.now.value).toMatchObject({ state: 'answered', transfer: { mostIn: 7n } })
    loop.stop()
  })

  it('is not asked for again when nothing changed', async () => {
    const ask = vi.fn(async () => proven())
    const loop = createQuoteLoop(ask)
    loop.want(transfer(1n))
    await vi.advanceTimersByTimeAsync(TYPING_PAUSE_MILLISECONDS)
    loop.want(transfer(1n))
    await vi.advanceTimersByTimeAsync(TYPING_PAUSE_MILLISECONDS)
    expect(ask).toHaveBeenCalledTimes(1)
    loop.stop()
  })

  it('is refreshed shortly before it runs out, and the last one stays in view meanwhile', async () => {
    let answer = (_: QuoteView) => {}
    const ask = vi.fn(() => new Promise<QuoteView>((resolve) => (answer = resolve)))
    const loop = createQuoteLoop(ask)
    loop.want(transfer(1n))
    await vi.advanceTimersByTimeAsync(TYPING_PAUSE_MILLISECONDS)
    answer(proven())
    await vi.advanceTimersByTimeAsync(30_000 - RENEWAL_LEAD_MILLISECONDS - TYPING_PAUSE_MILLISECONDS - 1_000)
    expect(ask).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(TYPING_PAUSE_MILLISECONDS + 1_000)
    expect(ask).toHaveBeenCalledTimes(2)
    expect(loop.now.value).toMatchObject({ state: 'answered', isRefreshing: true, view: { state: 'proven' } })
    loop.stop()
  })

  it('says whether a fresh quote is better or worse than the one before, for the same wish alone', async () => {
    const amounts = [100n, 90n, 95n, 95n, 80n]
    const ask = vi.fn(async (): Promise<QuoteView> => {
      const { expected } = reviewOf()
      const review = reviewOf({
        expected: { ...expected, value: amounts.shift() ?? 0n },
        expiresAtSeconds: nowSeconds() + 30,
      })
      return { state: 'proven', approvalId: 'a', ticket: 't', review }
    })
    const loop = createQuoteLoop(ask)
    loop.want(transfer(1n))
    await vi.advanceTimersByTimeAsync(TYPING_PAUSE_MILLISECONDS)
    const seen = []
    for (let turn = 0; turn < 4; turn++) {
      const { value } = loop.now
      seen.push(value.state === 'answered' ? value.moved : value.state)
      await vi.advanceTimersByTimeAsync(30_000)
    }
    expect(seen).toMatchObject([
      undefined,
      { what: 'arrives', isBetter: false, by: { value: 10n } },
      { what: 'arrives', isBetter: true, by: { value: 5n } },
      undefined,
    ])
    loop.want(transfer(2n))
    await vi.advanceTimersByTimeAsync(TYPING_PAUSE_MILLISECONDS)
    expect(loop.now.value).toMatchObject({ state: 'answered', moved: undefined })
    loop.stop()
  })

  it('calls it better where less has to be paid for the same', () => {
    const paying = (value: bigint): QuoteView => ({
      state: 'proven',
      approvalId: 'a',
      ticket: 't',
      review: reviewOf({ tradeType: 'EXACT_OUTPUT', pays: { ...reviewOf().pays, value } }),
    })
    expect(priceChange(paying(9n), paying(7n))).toMatchObject({ what: 'pays', isBetter: true, by: { value: 2n } })
    expect(priceChange(paying(7n), paying(9n))).toMatchObject({ what: 'pays', isBetter: false })
    expect(priceChange({ state: 'refused', findings: [] }, paying(9n))).toBeUndefined()
  })

  it('is not asked for while nobody can see it, and at once when somebody can', async () => {
    const ask = vi.fn(async () => proven())
    const loop = createQuoteLoop(ask)
    loop.want(transfer(1n))
    await vi.advanceTimersByTimeAsync(TYPING_PAUSE_MILLISECONDS)
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
    loop.want(transfer(1n))
    await vi.advanceTimersByTimeAsync(TYPING_PAUSE_MILLISECONDS)
    loop.want(transfer(2n))
    await vi.advanceTimersByTimeAsync(TYPING_PAUSE_MILLISECONDS)
    answers[1]?.(proven())
    answers[0]?.({ state: 'refused', findings: [] })
    await vi.advanceTimersByTimeAsync(0)
    expect(loop.now.value).toMatchObject({ transfer: { amount: 2n }, view: { state: 'proven' } })
    loop.stop()
  })

  it('tries again by itself where waiting can help, also when the background failed', async () => {
    const ask = vi.fn(
      (): Promise<QuoteView> => Promise.reject(new CausewayError('INTERRUPTED', 'The wallet restarted.')),
    )
    const loop = createQuoteLoop(ask)
    loop.want(transfer(1n))
    await vi.advanceTimersByTimeAsync(TYPING_PAUSE_MILLISECONDS)
    expect(loop.now.value).toMatchObject({ view: { state: 'unavailable', why: { code: 'INTERRUPTED' } } })
    await vi.advanceTimersByTimeAsync(FIRST_RETRY_MILLISECONDS)
    expect(ask).toHaveBeenCalledTimes(2)
    loop.stop()
  })

  const unread: QuoteView = {
    state: 'refused',
    findings: [makeFinding('D32', 'facts', { says: 'balanceUnsaid', chain: 'Base', why: { code: 'OFFLINE' } })],
  }

  it('takes notice soon that a node is back, then less and less often', async () => {
    const ask = vi.fn(async () => unread)
    const loop = createQuoteLoop(ask)
    loop.want(transfer(1n))
    await vi.advanceTimersByTimeAsync(TYPING_PAUSE_MILLISECONDS)
    for (const [turn, wait] of [
      FIRST_RETRY_MILLISECONDS,
      2 * FIRST_RETRY_MILLISECONDS,
      RETRY_MILLISECONDS,
      RETRY_MILLISECONDS,
    ].entries()) {
      await vi.advanceTimersByTimeAsync(wait - 1)
      expect(ask).toHaveBeenCalledTimes(turn + 1)
      await vi.advanceTimersByTimeAsync(1)
      expect(ask).toHaveBeenCalledTimes(turn + 2)
    }
    loop.stop()
  })

  it('asks no sooner where the service wants fewer questions', async () => {
    const ask = vi.fn(
      async (): Promise<QuoteView> => ({
        ...{ state: 'unavailable', code: 'TOO_MANY_REQUESTS', why: { code: 'NO_REASON' }, retryable: true },
      }),
    )
    const loop = createQuoteLoop(ask)
    loop.want(transfer(1n))
    await vi.advanceTimersByTimeAsync(TYPING_PAUSE_MILLISECONDS + RETRY_MILLISECONDS - 1)
    expect(ask).toHaveBeenCalledTimes(1)
    loop.stop()
  })

  it('asks at once when the connection is there again, and only what it had no price for', async () => {
    const answers = [unread, proven()]
    const ask = vi.fn(async () => answers.shift() ?? proven())
    const loop = createQuoteLoop(ask)
    loop.reconnect()
    loop.want(transfer(1n))
    await vi.advanceTimersByTimeAsync(TYPING_PAUSE_MILLISECONDS)
    loop.reconnect()
    await vi.advanceTimersByTimeAsync(0)
    expect(loop.now.value).toMatchObject({ view: { state: 'proven' } })
    loop.reconnect()
    await vi.advanceTimersByTimeAsync(0)
    expect(ask).toHaveBeenCalledTimes(2)
    loop.stop()
  })

  it('asks once where the connection comes back while it is being asked', async () => {
    const ask = vi.fn(async () => unread)
    const loop = createQuoteLoop(ask)
    loop.want(transfer(1n))
    await vi.advanceTimersByTimeAsync(TYPING_PAUSE_MILLISECONDS)
    for (let times = 0; times < 5; times++) loop.reconnect()
    await vi.advanceTimersByTimeAsync(0)
    expect(ask).toHaveBeenCalledTimes(2)
    loop.stop()
  })

  it('asks seldom where nothing came of it many times in a row', async () => {
    const ask = vi.fn(async () => unread)
    const loop = createQuoteLoop(ask)
    loop.want(transfer(1n))
    await vi.advanceTimersByTimeAsync(TYPING_PAUSE_MILLISECONDS + MOST_IN_A_ROW * RETRY_MILLISECONDS)
    const before = ask.mock.calls.length
    expect(before).toBe(MOST_IN_A_ROW + 1)
    await vi.advanceTimersByTimeAsync(10 * SELDOM_MILLISECONDS)
    expect(ask.mock.calls.length - before).toBeLessThanOrEqual(10)
    loop.stop()
  })

  it('asks nothing more once it is stopped or nothing is wanted', async () => {
    const ask = vi.fn(async () => proven())
    const loop = createQuoteLoop(ask)
    loop.want(transfer(1n))
    loop.want(undefined)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ask).not.toHaveBeenCalled()
    expect(loop.now.value).toEqual({ state: 'none' })
    loop.want(transfer(1n))
    loop.stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ask).not.toHaveBeenCalled()
  })
})

describe('a quote that a hand is at', () => {
  const quoteOf = (value: bigint): QuoteView => ({
    state: 'proven',
    approvalId: `worth ${value}`,
    ticket: 't',
    review: reviewOf({ expected: { ...reviewOf().expected, value }, expiresAtSeconds: nowSeconds() + 30 }),
  })
  const shownId = (loop: ReturnType<typeof createQuoteLoop>) => {
    const { value } = loop.now
    return value.state === 'answered' && 'approvalId' in value.view ? value.view.approvalId : undefined
  }
  async function held(...answers: (() => QuoteView)[]) {
    const ask = vi.fn(async () => answers.shift()?.() ?? quoteOf(0n))
    const loop = createQuoteLoop(ask)
    loop.want(transfer(1n))
    await vi.advanceTimersByTimeAsync(TYPING_PAUSE_MILLISECONDS)
    loop.hold(true)
    await vi.advanceTimersByTimeAsync(30_000 - RENEWAL_LEAD_MILLISECONDS)
    return { ask, loop }
  }

  it('stays as it is when a newer price comes, until the hand is gone', async () => {
    const { ask, loop } = await held(
      () => quoteOf(100n),
      () => quoteOf(90n),
    )
    expect(ask).toHaveBeenCalledTimes(2)
    expect(shownId(loop)).toBe('worth 100')
    expect(loop.now.value).toMatchObject({ isRefreshing: false, newer: { view: { approvalId: 'worth 90' } } })
    loop.hold(false)
    expect(shownId(loop)).toBe('worth 90')
    expect(loop.now.value).toMatchObject({ moved: { isBetter: false, by: { value: 10n } } })
    expect(loop.now.value).not.toHaveProperty('newer')
    loop.stop()
  })

  it('gives way to the newest of those that came, when that is asked for', async () => {
    const { loop } = await held(
      () => quoteOf(100n),
      () => quoteOf(90n),
      () => quoteOf(110n),
    )
    await vi.advanceTimersByTimeAsync(30_000 - RENEWAL_LEAD_MILLISECONDS)
    expect(shownId(loop)).toBe('worth 100')
    loop.take()
    expect(shownId(loop)).toBe('worth 110')
    expect(loop.now.value).toMatchObject({ moved: { isBetter: true, by: { value: 10n } } })
    loop.stop()
  })

  it('is renewed without a word where nothing that is seen has changed', async () => {
    const again = { ...quoteOf(100n), approvalId: 'the same again' }
    const { loop } = await held(
      () => quoteOf(100n),
      () => again,
    )
    expect(shownId(loop)).toBe('the same again')
    expect(loop.now.value).not.toHaveProperty('newer')
    loop.stop()
  })

  it('is not taken away by an answer that is no price, and nothing is held that cannot be pressed', async () => {
    const refused: QuoteView = { state: 'refused', findings: [] }
    const down: QuoteView = {
      state: 'unavailable',
      code: 'PAGE',
      why: { code: 'SAID', words: 'down' },
      retryable: true,
    }
    const { loop } = await held(
      () => quoteOf(100n),
      () => down,
      () => refused,
    )
    expect(shownId(loop)).toBe('worth 100')
    loop.take()
    expect(loop.now.value).toMatchObject({ view: down })
    await vi.advanceTimersByTimeAsync(RETRY_MILLISECONDS)
    expect(loop.now.value).toMatchObject({ view: refused })
    loop.stop()
  })

  it('is forgotten with what was wanted, and what is asked for by hand is shown at once', async () => {
    const { loop } = await held(
      () => quoteOf(100n),
      () => quoteOf(90n),
      () => quoteOf(80n),
      () => quoteOf(70n),
    )
    loop.again()
    await vi.advanceTimersByTimeAsync(0)
    expect(shownId(loop)).toBe('worth 80')
    loop.want(transfer(2n))
    loop.take()
    expect(loop.now.value).toEqual({ state: 'asking' })
    await vi.advanceTimersByTimeAsync(TYPING_PAUSE_MILLISECONDS)
    expect(shownId(loop)).toBe('worth 70')
    loop.stop()
  })
})
