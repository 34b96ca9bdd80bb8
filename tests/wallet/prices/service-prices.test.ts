import { describe, expect, it } from 'vitest'
import { createServicePrices, type ServicePrice } from '../../../src/wallet/prices/service-prices.ts'

const ETH = { chainId: 1, address: '0x0' }
const BTC = { chainId: 2, address: 'bc1' }

type Answer = Readonly<{ price: bigint | undefined }> | undefined

function stand(answer: (address: string) => Answer, stored: readonly ServicePrice[] = []) {
  const state = { now: 1_000_000, stored, asked: [] as string[], changes: 0 }
  const open = () =>
    createServicePrices({
      ask: async ({ address }) => {
        state.asked.push(address)
        return answer(address)
      },
      load: async () => state.stored,
      save: async (prices) => {
        state.stored = prices
      },
      changed: () => {
        state.changes += 1
      },
      nowSeconds: () => state.now,
    })
  return { state, open, prices: open() }
}

describe('prices', () => {
  it('are given as far as they are known, and asked for meanwhile', async () => {
    const { state, prices } = stand(() => ({ price: 5n }))
    expect(await prices.of([ETH, BTC])).toEqual([])
    await prices.settled()
    expect(state.changes).toBe(1)
    expect(await prices.of([ETH, BTC])).toMatchObject([
      { ...ETH, price: 5n, saidAtSeconds: 1_000_000 },
      { ...BTC, price: 5n },
    ])
  })

  it('are asked for at most once a minute, also by a background that was killed meanwhile', async () => {
    const { state, open, prices } = stand(() => ({ price: undefined }))
    await Promise.all([prices.of([ETH]), prices.of([ETH])])
    await prices.settled()
    state.now += 59
    await open().of([ETH])
    expect(state.asked).toEqual(['0x0'])
    state.now += 1
    const later = open()
    await later.of([ETH])
    await later.settled()
    expect(state.asked).toEqual(['0x0', '0x0'])
  })

  it('stay as they were said where the service is silent, with their time, and for a day', async () => {
    const said = { ...ETH, price: 5n, saidAtSeconds: 999_000, askedAtSeconds: 999_000 }
    const { state, prices } = stand(() => undefined, [said])
    await prices.of([ETH])
    await prices.settled()
    expect(await prices.of([ETH])).toEqual([{ ...said, askedAtSeconds: 1_000_000 }])
    state.now = 999_000 + 24 * 3_600
    expect(await prices.of([ETH])).toEqual([])
  })

  it('give way to that there is none', async () => {
    const { prices } = stand(
      () => ({ price: undefined }),
      [{ ...ETH, price: 5n, saidAtSeconds: 999_000, askedAtSeconds: 999_000 }],
    )
    await prices.of([ETH])
    await prices.settled()
    expect((await prices.of([ETH]))[0]?.price).toBeUndefined()
  })

  it('decide by what was heard since the start alone, and are asked for at most once a minute', async () => {
    const stored = { ...ETH, price: 5n, saidAtSeconds: 1_000_000, askedAtSeconds: 1_000_000 }
    const { state, prices } = stand(() => ({ price: 6n }), [stored])
    expect(prices.heard(ETH)).toBeUndefined()
    await prices.settled()
    expect([prices.heard(ETH), prices.heard({ ...ETH, address: '0X0' })]).toEqual([6n, 6n])
    state.now += 59
    prices.heard(ETH)
    expect(state.asked).toEqual(['0x0'])
    state.now += 24 * 3_600
    expect(prices.heard(ETH)).toBeUndefined()
    await prices.settled()
    expect(prices.heard(ETH)).toBe(6n)
  })

  it('are asked for again where the clock was set back', async () => {
    const ahead = { ...ETH, price: 5n, saidAtSeconds: 2_000_000, askedAtSeconds: 2_000_000 }
    const { state, prices } = stand(() => ({ price: 6n }), [ahead])
    await prices.of([ETH])
    await prices.settled()
    expect(state.asked).toEqual(['0x0'])
  })
})
