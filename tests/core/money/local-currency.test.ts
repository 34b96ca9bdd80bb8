import { getAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { currencyFeedOf, inLocalCurrency, LOCAL_CURRENCIES } from '../../../src/core/money/local-currency.ts'
import { readPrice } from '../../../src/core/money/price.ts'
import { type FeedAnswer, feedPrice } from '../../../src/core/money/price-feed.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { relay } from '../../../src/core/profiles/relay.ts'

const NOW = 1_790_000_000

it('a sum in dollars is converted by the rate, rounded down', () => {
  expect(inLocalCurrency(110_000_000n, 1_100_000_000_000_000_000n, 2)).toEqual({ parts: 10_000n, isCut: false })
  expect(inLocalCurrency(1_000_000n, 3_000_000_000_000_000_000n, 2)).toEqual({ parts: 33n, isCut: true })
  expect(inLocalCurrency(1_000_000n, 7_000_000_000_000_000n, 0)).toEqual({ parts: 142n, isCut: true })
})

it('a profile without a feed of a currency has no rate', () => {
  expect(currencyFeedOf(devnet, 'EUR')).toMatchObject({ chainId: 1, chain: 'Ethereum' })
  expect(currencyFeedOf(devnet, 'SGD')).toBeUndefined()
})

it('no currency feed prices a token', () => {
  for (const { priceFeeds = [], currencyFeeds = [] } of [...relay.chains, ...devnet.chains]) {
    const currencies = currencyFeeds.map(({ address }) => address.toLowerCase())
    expect(priceFeeds.filter(({ address }) => currencies.includes(address.toLowerCase()))).toEqual([])
  }
})

describe.each(LOCAL_CURRENCIES)('the pinned feed of %s', (currency) => {
  const found = currencyFeedOf(relay, currency)
  if (!found) throw new Error('expected a feed')
  const { feed, chainId } = found
  const least = readPrice(feed.least) ?? 0n
  const round = { roundId: 7n, answeredInRound: 7n, startedAt: BigInt(NOW - 9), updatedAt: BigInt(NOW - 9) }
  const said: FeedAnswer = {
    description: `${currency} / USD`,
    decimals: 8,
    round: { ...round, answer: least / 10n ** 10n },
  }
  const at = (change: Partial<FeedAnswer['round']>) => ({ ...said, round: { ...said.round, ...change } })

  it('is on Ethereum, at a checksummed address, and its honest answer is a rate', () => {
    expect({ chainId, address: feed.address }).toEqual({ chainId: 1, address: getAddress(feed.address) })
    expect(feedPrice(feed, said, NOW)).toEqual({ ok: true, price: least })
  })

  it('is unused after a lie in any field', () => {
    const lies: readonly (readonly [FeedAnswer, string])[] = [
      [{ ...said, description: 'XAU / USD' }, 'otherDescription'],
      [{ ...said, decimals: 18 }, 'otherDecimals'],
      [at({ roundId: 0n }), 'noRound'],
      [at({ answeredInRound: 6n }), 'noRound'],
      [at({ updatedAt: 0n }), 'noRound'],
      [at({ updatedAt: BigInt(NOW - 87_001) }), 'tooOld'],
      [at({ updatedAt: BigInt(NOW + 121) }), 'fromTheFuture'],
      [at({ answer: -1n }), 'outOfRange'],
      [at({ answer: said.round.answer - 1n }), 'outOfRange'],
      [at({ answer: said.round.answer * 11n }), 'outOfRange'],
    ]
    expect(lies.map(([lie]) => feedPrice(feed, lie, NOW))).toEqual(lies.map(([, problem]) => ({ ok: false, problem })))
  })
})
