import { describe, expect, it, vi } from 'vitest'
import type { Transfer } from '../../../src/api/contract.ts'
import type { QuoteView } from '../../../src/api/views/quotes.ts'
import { createInputLimit } from '../../../src/ui/quote/input-limit.ts'
import { nowSeconds, OWN, reviewOf } from '../data.ts'

const transfer = (tradeType: Transfer['tradeType'], amount = 1n): Transfer => ({
  account: OWN,
  originChainId: 1,
  originCurrency: 'a',
  destinationChainId: 8453,
  destinationCurrency: 'b',
  amount,
  tradeType,
})
const quoted = (value: bigint): QuoteView => {
  const { pays } = reviewOf()
  const review = reviewOf({ pays: { ...pays, value }, expiresAtSeconds: nowSeconds() + 30 })
  return { state: 'proven', approvalId: 'a', ticket: 't', review }
}
const NONE: QuoteView = { state: 'unavailable', code: 'X', why: { code: 'OFFLINE' }, retryable: true }

/** `takes`: the inputs of successive quotes. */
function form(said: bigint | undefined | Error, takes: readonly (bigint | undefined)[] = []) {
  const price = vi.fn(async () => {
    if (said instanceof Error) throw said
    return said
  })
  const answers = [...takes]
  const ask = vi.fn(async () => {
    const next = answers.shift()
    return next === undefined ? NONE : quoted(next)
  })
  return { price, ask, most: createInputLimit({ price, ask }) }
}

describe('the most that is paid where the output is fixed', () => {
  it.each(['EXACT_OUTPUT', 'EXPECTED_OUTPUT'] as const)(
    '%s: is a margin above the price that is said',
    async (trade) => {
      const { most, price, ask } = form(1_000n)
      expect(await most.bounded(transfer(trade), false)).toEqual({ ...transfer(trade), mostIn: 1_030n })
      expect(await most.bounded(transfer(trade), false)).toMatchObject({ mostIn: 1_030n })
      expect([price.mock.calls.length, ask.mock.calls.length]).toEqual([1, 0])
    },
  )

  it('is rounded up, so that the least amount has a margin', async () => {
    expect(await form(1n).most.bounded(transfer('EXACT_OUTPUT'), false)).toMatchObject({ mostIn: 2n })
  })

  it('is the user’s own where there is one, and none where what is paid is fixed', async () => {
    const { most, price } = form(1_000n)
    const own = { ...transfer('EXACT_OUTPUT'), mostIn: 7n }
    expect(await most.bounded(own, false)).toBe(own)
    expect(await most.bounded(transfer('EXACT_INPUT'), false)).toEqual(transfer('EXACT_INPUT'))
    expect(price).not.toHaveBeenCalled()
  })

  it.each([undefined, new Error('offline')])('is a margin above a first quote where no price is said', async (said) => {
    const { most, ask } = form(said, [2_000n])
    expect(await most.bounded(transfer('EXACT_OUTPUT'), false)).toMatchObject({ mostIn: 2_060n })
    expect(ask.mock.calls).toEqual([[transfer('EXACT_OUTPUT')]])
  })

  it('is not known where there is neither, and looked for again', async () => {
    const { most, price } = form(undefined)
    expect(await most.bounded(transfer('EXACT_OUTPUT'), false)).toEqual(transfer('EXACT_OUTPUT'))
    await most.bounded(transfer('EXACT_OUTPUT'), false)
    expect(price).toHaveBeenCalledTimes(2)
  })

  it('is set before a quote is shown, also where neither was known before', async () => {
    const { most, ask } = form(undefined, [undefined, 700n, 710n, 705n])
    const unlimited = await most.bounded(transfer('EXACT_OUTPUT'), false)
    expect(await most.ask(unlimited)).toEqual(quoted(710n))
    expect(ask.mock.calls.at(-1)).toEqual([{ ...transfer('EXACT_OUTPUT'), mostIn: 721n }])
    expect(await most.bounded(transfer('EXACT_OUTPUT'), false)).toMatchObject({ mostIn: 721n })
  })

  it('comes down to a margin above the first quote that is shown, and no further', async () => {
    const { most } = form(1_000n, [500n, 100n, 900n])
    for (const mostIn of [1_030n, 515n, 515n]) {
      const bounded = await most.bounded(transfer('EXACT_OUTPUT'), false)
      expect(bounded).toMatchObject({ mostIn })
      await most.ask(bounded)
    }
  })

  it('does not go up with what later quotes take', async () => {
    const { most } = form(1_000n, [1_030n, 1_030n])
    for (let turn = 0; turn < 2; turn += 1) {
      const bounded = await most.bounded(transfer('EXACT_OUTPUT'), false)
      expect(bounded).toMatchObject({ mostIn: 1_030n })
      await most.ask(bounded)
    }
  })

  it('is found anew for another wish, and where the user asks once more', async () => {
    const { most, price } = form(1_000n)
    await most.bounded(transfer('EXACT_OUTPUT'), false)
    await most.bounded(transfer('EXACT_OUTPUT', 2n), false)
    await most.bounded(transfer('EXACT_OUTPUT', 2n), true)
    await most.bounded(transfer('EXACT_OUTPUT', 2n), false)
    expect(price).toHaveBeenCalledTimes(3)
  })
})
