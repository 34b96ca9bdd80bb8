import { describe, expect, it } from 'vitest'
import type { PriceFact } from '../../../src/core/chain/facts.ts'
import type { IntentInput } from '../../../src/core/intent/intent.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import type { MarketPrices } from '../../../src/wallet/prices/market-prices.ts'
import { askQuote } from '../../../src/wallet/quotes/proven-quote.ts'
import { ETH, ethInput, honestFacts, honestQuote, NOW, USDC, USER, usdcFacts, usdcInput } from '../../core/honest.ts'

// The rate is 1:1 minus costs.
const toHype = { ...ethInput, amount: 10n ** 18n, destinationChainId: 999 }
const pricesOf = (ether: bigint, hype: bigint): readonly PriceFact[] => [
  { chainId: 1, address: ETH, price: ether * 10n ** 18n, from: 'test' },
  { chainId: 999, address: ETH, price: hype * 10n ** 18n, from: 'test' },
]

async function asked(prices: MarketPrices, input: IntentInput = toHype) {
  const isNative = input.originCurrency === ETH
  const body = JSON.parse(JSON.stringify(honestQuote(input, isNative ? [] : [input.amount])))
  const answer = await askQuote(
    input,
    { from: 'popup' },
    {
      profile: devnet,
      quote: async () => ({ ok: true, text: JSON.stringify(body), body }),
      facts: async () => ({ ...(isNative ? honestFacts() : usdcFacts()), prices: undefined }),
      ownAddresses: async () => [USER],
      watched: async () => [],
      isExpert: async () => false,
      prices,
      limits: async () => ({}),
      nowSeconds: () => NOW,
      randomName: () => 'name',
    },
  )
  const codes = answer.state === 'refused' ? answer.findings.map(({ code }) => code) : []
  return { state: answer.state, codes }
}

describe('independent prices', () => {
  it('are compared with what a quote brings', async () => {
    expect(await asked(async () => pricesOf(40n, 40n))).toMatchObject({ state: 'proven' })
    expect(await asked(async () => pricesOf(80n, 40n))).toMatchObject({ state: 'refused', codes: ['C13'] })
  })

  it('leave a quote to experts where they cannot be read', async () => {
    const failing: MarketPrices = () => Promise.reject(new Error('no answer'))
    for (const prices of [failing, async () => []]) {
      expect(await asked(prices)).toMatchObject({ state: 'refused', codes: expect.arrayContaining(['L09']) })
    }
  })

  it('are asked for while the quote is, and of what the quote is paid in and charges', async () => {
    const questions: string[][] = []
    const asking: MarketPrices = async (currencies) => {
      questions.push(currencies.map(({ chainId, address }) => `${chainId} ${address}`))
      return []
    }
    await asked(asking, { ...usdcInput, topupGasUsd: 1_000_000n })
    const first = [`8453 ${USDC[8453]}`, `1 ${USDC[1]}`, `1 ${ETH}`]
    expect(questions).toEqual([first, [...first, `8453 ${USDC[8453]}`, `8453 ${ETH}`, `8453 ${USDC[8453]}`]])
  })
})
