import { describe, expect, it } from 'vitest'
import type { FeedPrice } from '../../../src/core/money/price-feed.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { createLocalRates } from '../../../src/wallet/prices/local-rates.ts'

const RATE = 11n * 10n ** 17n

function open(answers: readonly FeedPrice[]) {
  const asked: string[] = []
  const rateOf = createLocalRates({
    profile: devnet,
    feed: async (chainId, { description }) => {
      asked.push(`${description} on ${chainId}`)
      return answers[asked.length - 1] ?? { ok: false, problem: 'unread' }
    },
    nowMilliseconds: () => 1_000_000,
  })
  return { rateOf, asked }
}

describe('a currency rate', () => {
  it('is read once from the pinned feed, and names its chain', async () => {
    const { rateOf, asked } = open([{ ok: true, price: RATE }])
    const rate = { currency: 'EUR', rate: RATE, chain: 'Ethereum' }
    expect(await Promise.all([rateOf('EUR'), rateOf('EUR')])).toEqual([rate, rate])
    expect(asked).toEqual(['EUR / USD on 1'])
  })

  it('is missing where the feed fails a check, until it passes', async () => {
    const { rateOf } = open([
      { ok: false, problem: 'tooOld' },
      { ok: true, price: RATE },
    ])
    expect(await rateOf('EUR')).toBeUndefined()
    expect(await rateOf('EUR')).toMatchObject({ rate: RATE })
  })

  it('is missing without a pinned feed, and no node is asked', async () => {
    const { rateOf, asked } = open([])
    expect(await rateOf('SGD')).toBeUndefined()
    expect(asked).toEqual([])
  })
})
