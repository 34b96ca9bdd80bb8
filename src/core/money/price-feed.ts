import * as v from 'valibot'
import { isHex } from '../../lib/hex.ts'
import { type Price, readPrice } from './price.ts'

const dollars = v.pipe(
  v.string(),
  v.check((text) => readPrice(text) !== undefined, 'expected dollars as a decimal above 0'),
)

export const priceFeedSchema = v.strictObject({
  asset: v.string(),
  address: v.pipe(
    v.string(),
    v.check((text) => isHex(text, 20), 'expected an address'),
  ),
  description: v.string(),
  decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(18)),
  heartbeatSeconds: v.pipe(v.number(), v.integer(), v.minValue(1)),
  least: dollars,
  most: dollars,
})

/**
 * Chainlink's aggregator interface serves this dollar price. `assetGroupOf` names `asset`; the contract must report
 * `description` and `decimals`. Prices from `least` to `most` are plausible.
 */
export type PriceFeed = Readonly<v.InferOutput<typeof priceFeedSchema>>

/** The result of `latestRoundData()`; times are epoch seconds. */
export type FeedRound = Readonly<{
  roundId: bigint
  answer: bigint
  startedAt: bigint
  updatedAt: bigint
  answeredInRound: bigint
}>

export type FeedAnswer = Readonly<{ description: string; decimals: number; round: FeedRound }>

export type FeedProblem =
  | 'otherDescription'
  | 'otherDecimals'
  | 'noRound'
  | 'outOfRange'
  | 'tooOld'
  | 'fromTheFuture'
  | 'sequencerDown'
  | 'sequencerJustBack'
  | 'unread'

export type FeedPrice = Readonly<{ ok: true; price: Price }> | Readonly<{ ok: false; problem: FeedProblem }>

/** A due write is in a block within this time. */
const LATE_SECONDS = 600n
const AHEAD_SECONDS = 120n
/** A restarted sequencer may carry old prices. */
const GRACE_SECONDS = 3_600n
const PRICE_DECIMALS = 18

/** Checks a feed's answer against its pins. */
export function feedPrice(feed: PriceFeed, said: FeedAnswer, nowSeconds: number): FeedPrice {
  const { round } = said
  const problem = (found: FeedProblem): FeedPrice => ({ ok: false, problem: found })
  if (said.description !== feed.description) return problem('otherDescription')
  if (said.decimals !== feed.decimals) return problem('otherDecimals')
  if (round.roundId === 0n || round.updatedAt === 0n || round.answeredInRound < round.roundId) return problem('noRound')
  const age = BigInt(nowSeconds) - round.updatedAt
  if (age > BigInt(feed.heartbeatSeconds) + LATE_SECONDS) return problem('tooOld')
  if (age < -AHEAD_SECONDS) return problem('fromTheFuture')
  const price = round.answer * 10n ** BigInt(PRICE_DECIMALS - feed.decimals)
  const [least, most] = [readPrice(feed.least), readPrice(feed.most)]
  const isBelievable = least !== undefined && most !== undefined && price >= least && price <= most
  return isBelievable ? { ok: true, price } : problem('outOfRange')
}

/**
 * Why a rollup's prices are unusable: its sequencer is down or just restarted. `answer` 0 means up; `startedAt`
 * is the last change.
 */
export function sequencerProblem({ answer, startedAt }: FeedRound, nowSeconds: number): FeedProblem | undefined {
  if (answer !== 0n || startedAt === 0n) return 'sequencerDown'
  return BigInt(nowSeconds) - startedAt > GRACE_SECONDS ? undefined : 'sequencerJustBack'
}
