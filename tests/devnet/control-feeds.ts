import type { Hono } from 'hono'
import { CURRENCY_FEED_CHAIN, CURRENCY_FEEDS, FEED_CHAINS, type Hex, PRICE_FEEDS, SEQUENCER_FEED } from './chains.ts'
import { type Controlled, chainOf } from './controlled.ts'
import { isMined } from './faucet.ts'
import { encodeAge, encodeAnswer } from './feeds.ts'
import { BadInput } from './http.ts'
import { type Body, expected, readBody, wholeNumber } from './input.ts'
import { sendAsOwner } from './owner.ts'
import type { WorldChain } from './world-chain.ts'

const FEED_NAMES = [...[...PRICE_FEEDS, ...CURRENCY_FEEDS].map(({ group }) => group), 'sequencer']
const MOST_AGE_SECONDS = 365 * 86_400

/**
 * Adds /feeds {chainId, feed, answer?, ageSeconds?}, which sets one feed.
 *
 * `feed` is an asset group, a currency or "sequencer". `answer` is the contract's integer as text: eight decimals, or "0" up and
 * "1" down.
 */
export function addFeeds(app: Hono, { chains }: Controlled): void {
  app.post('/feeds', async (context) => {
    const body = await readBody(context)
    const chain = chainOf(chains, 'chainId', body['chainId'])
    const address = feedAddress(chain, body)
    const calls = [...answerCall(body), ...ageCall(body)]
    if (calls.length === 0) throw new BadInput('answer: expected it or ageSeconds, got nothing')
    let mined = true
    for (const data of calls) {
      const hash = await sendAsOwner(chain.nodeUrl, { to: address, data })
      mined = await isMined(chain.nodeUrl, hash)
    }
    return context.json({ chainId: chain.id, feed: body['feed'], address, mined })
  })
}

function feedAddress({ id }: WorldChain, { feed }: Body): Hex {
  if (feed === 'sequencer' && id === SEQUENCER_FEED.chainId) return SEQUENCER_FEED.address
  const known = [
    ...(FEED_CHAINS.includes(id) ? PRICE_FEEDS : []),
    ...(id === CURRENCY_FEED_CHAIN ? CURRENCY_FEEDS : []),
  ]
  const found = known.find(({ group }) => group === feed)
  if (found) return found.address
  throw new BadInput(expected('feed', `a feed of chain ${id} out of ${FEED_NAMES.join(', ')}`, feed))
}

function answerCall({ answer }: Body): readonly Hex[] {
  if (answer === undefined) return []
  if (typeof answer === 'string' && /^-?[0-9]{1,40}$/.test(answer)) return [encodeAnswer(BigInt(answer))]
  throw new BadInput(expected('answer', 'a string of digits', answer))
}

function ageCall(body: Body): readonly Hex[] {
  if (body['ageSeconds'] === undefined) return []
  return [encodeAge(wholeNumber(body, 'ageSeconds', 0, MOST_AGE_SECONDS))]
}
