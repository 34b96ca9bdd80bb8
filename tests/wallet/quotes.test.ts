import { describe, expect, it } from 'vitest'
import type { Currency } from '../../src/core/currency.ts'
import { devnet } from '../../src/core/profiles/devnet.ts'
import type { KnownPrice } from '../../src/wallet/prices.ts'
import { askQuote } from '../../src/wallet/quotes.ts'
import { ETH, ethInput, honestFacts, honestQuote, NOW, USDC } from '../core/honest.ts'

const toDollars = { ...ethInput, amount: 10n ** 18n, destinationCurrency: USDC[8453] }
// One ether, for about as many dollars.
const priceOf = (dollars: bigint, saidAtSeconds = NOW): KnownPrice => ({
  ...{ chainId: 1, address: ETH, price: dollars * 10n ** 18n, saidAtSeconds, askedAtSeconds: saidAtSeconds },
})

async function asked(known: readonly KnownPrice[]) {
  const body = JSON.parse(JSON.stringify(honestQuote(toDollars)))
  const questions: (readonly Currency[])[] = []
  const answer = await askQuote(
    toDollars,
    { from: 'popup' },
    {
      profile: devnet,
      quote: async () => ({ ok: true, text: JSON.stringify(body), body }),
      facts: async () => honestFacts(),
      ownAddresses: async () => [],
      watched: async () => [],
      isExpert: async () => false,
      prices: async (currencies) => {
        questions.push(currencies)
        return known
      },
      limits: async () => ({}),
      nowSeconds: () => NOW,
      randomName: () => 'name',
    },
  )
  const codes = answer.state === 'refused' ? answer.findings.map(({ code }) => code) : []
  return { state: answer.state, codes, questions }
}

describe('prices that are kept', () => {
  it('are compared with what a quote brings', async () => {
    const out = BigInt(honestQuote(toDollars).details.currencyOut.minimumAmount)
    const worth = out / 1_000_000n
    expect(await asked([priceOf(worth)])).toMatchObject({ state: 'proven' })
    expect(await asked([priceOf(worth * 2n)])).toMatchObject({ state: 'refused', codes: ['L08'] })
  })

  it('are no prices after an hour', async () => {
    const much = 10n ** 13n
    expect(await asked([priceOf(much, NOW - 3_600)])).toMatchObject({ state: 'proven' })
    expect(await asked([priceOf(much, NOW - 3_599)])).toMatchObject({ state: 'refused' })
  })

  it('are asked for while the quote is, of both sides', async () => {
    const { questions } = await asked([])
    expect(questions.map((each) => each.map(({ chainId, address }) => [chainId, address]))).toEqual([
      [
        [1, ETH],
        [8453, USDC[8453]],
      ],
      [
        [1, ETH],
        [8453, USDC[8453]],
      ],
    ])
  })
})
