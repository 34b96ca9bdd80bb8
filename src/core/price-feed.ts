import * as v from 'valibot'
import { isHex } from '../lib/hex.ts'
import { type Price, readPrice } from './price.ts'

const dollars = v.pipe(
  v.string(),
  v.check((text) => readPrice(text) !== undefined, 'expected dollars as a decimal above 0'),
)

/** A feed as a profile FILE pins it. */
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
 * A price of an asset in dollars that stands on chain at a pinned address, with the interface of Chainlink's aggregators.
 * `asset` is what `assetOf` calls it; `description` and `decimals` are what the contract must say of itself;
 * `heartbeatSeconds` is how often it is written at least; between `least` and `most`, in dollars, any price is believable.
 */
export type PriceFeed = Readonly<v.InferOutput<typeof priceFeedSchema>>

/** `latestRoundData()` of a feed; times in epoch seconds. */
export type Round = Readonly<{
  roundId: bigint
  answer: bigint
  startedAt: bigint
  updatedAt: bigint
  answeredInRound: bigint
}>

/** What the contract at a feed's address says. */
export type FeedSaid = Readonly<{ description: string; decimals: number; round: Round }>

/** Why a feed is not used. */
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

/** The price of a feed, or why it is not used. */
export type FeedPrice = Readonly<{ ok: true; price: Price }> | Readonly<{ ok: false; problem: FeedProblem }>

/** A write that is due is in a block within this time, and two clocks are this far apart. */
const LATE_SECONDS = 600n
const AHEAD_SECONDS = 120n
/** So long after a rollup's sequencer came back, its prices may still be those of before. */
const GRACE_SECONDS = 3_600n
const PRICE_DECIMALS = 18

/** Checks what a feed says against what is pinned of it; nothing that fails a check is a price. */
export function feedPrice(feed: PriceFeed, said: FeedSaid, nowSeconds: number): FeedPrice {
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
 * Why the prices of a rollup are not to be used now: its sequencer is down, or has not been back for long. Undefined where
 * they are. `answer` 0 is up; `startedAt` is when that changed last.
 */
export function sequencerProblem({ answer, startedAt }: Round, nowSeconds: number): FeedProblem | undefined {
  if (answer !== 0n || startedAt === 0n) return 'sequencerDown'
  return BigInt(nowSeconds) - startedAt > GRACE_SECONDS ? undefined : 'sequencerJustBack'
}
