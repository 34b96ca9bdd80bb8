import * as v from 'valibot'
import {
  type FeedPrice,
  type FeedRound,
  feedPrice,
  type PriceFeed,
  sequencerProblem,
} from '../../../core/money/price-feed.ts'
import { type Hex, isHex } from '../../../lib/hex.ts'
import type { Rpc } from '../../nodes/rpc.ts'
import { decodeText } from './abi-text.ts'
import { bytes, uint256 } from './schema.ts'

/** Selectors of `description()`, `decimals()` and `latestRoundData()`. */
const DESCRIPTION = '0x7284e416'
const DECIMALS = '0x313ce567'
const LATEST_ROUND_DATA = '0xfeaf968c'

const WORD = 64
const SIGN_BITS = 256

// (uint80 roundId, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound).
const round = v.pipe(
  v.custom<Hex>((value) => isHex(value, 160), 'expected five words'),
  v.transform((words): FeedRound => {
    const word = (at: number) => BigInt(`0x${words.slice(2 + at * WORD, 2 + (at + 1) * WORD)}`)
    return {
      roundId: word(0),
      answer: BigInt.asIntN(SIGN_BITS, word(1)),
      startedAt: word(2),
      updatedAt: word(3),
      answeredInRound: word(4),
    }
  }),
)

/**
 * Reads and checks a pinned feed (core/money/price-feed.ts), and a rollup's sequencer.
 *
 * @param nowSeconds the wallet's clock
 */
export async function readPriceFeed(
  rpc: Rpc,
  { feed, sequencerFeed }: Readonly<{ feed: PriceFeed; sequencerFeed?: string | undefined }>,
  nowSeconds: number,
): Promise<FeedPrice> {
  const ask = <T>(to: string, data: Hex, schema: v.GenericSchema<unknown, T>) =>
    rpc('eth_call', [{ to, data }, 'latest'], schema)
  const [description, decimals, latest, sequencer] = await Promise.all([
    ask(feed.address, DESCRIPTION, bytes),
    ask(feed.address, DECIMALS, uint256),
    ask(feed.address, LATEST_ROUND_DATA, round),
    sequencerFeed === undefined ? undefined : ask(sequencerFeed, LATEST_ROUND_DATA, round),
  ])
  if (sequencer && !sequencer.ok) return UNREAD
  const down = sequencer && sequencerProblem(sequencer.value, nowSeconds)
  if (down !== undefined) return { ok: false, problem: down }
  if (!description.ok || !decimals.ok || !latest.ok) return UNREAD
  const said = { description: decodeText(description.value) ?? '', decimals: Number(decimals.value) }
  return feedPrice(feed, { ...said, round: latest.value }, nowSeconds)
}

const UNREAD: FeedPrice = { ok: false, problem: 'unread' }
