import * as v from 'valibot'
import {
  type FeedPrice,
  type FeedRound,
  feedPrice,
  type PriceFeed,
  sequencerProblem,
} from '../../../core/money/price-feed.ts'
import type { Answer } from '../../../core/reason/reason.ts'
import { type Hex, isHex } from '../../../lib/hex.ts'
import type { Agreement } from '../../nodes/agreement.ts'
import type { Rpc } from '../../nodes/rpc.ts'
import { decodeText } from './abi-text.ts'
import { type BlockAt, plainAnswer, toQuantity } from './balance-and-receipt-reads.ts'
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
 * Reads and checks a pinned feed (core/money/price-feed.ts), and a rollup's sequencer. Unread where two nodes disagree.
 *
 * @param nowSeconds the wallet's clock
 */
export async function readPriceFeed(
  { read }: Pick<Agreement, 'read'>,
  { feed, sequencerFeed }: FeedAbout,
  nowSeconds: number,
): Promise<FeedPrice> {
  const reading = await read((node, at) => readingOf(node, { feed, sequencerFeed }, at), { weight: 'wait' })
  if (!reading.ok) return { ok: false, problem: 'unread' }
  const { description, decimals, latest, sequencer } = reading.value
  const down = sequencer && sequencerProblem(sequencer, nowSeconds)
  if (down !== undefined) return { ok: false, problem: down }
  const said = { description: decodeText(description) ?? '', decimals: Number(decimals), round: latest }
  return feedPrice(feed, said, nowSeconds)
}

type FeedAbout = Readonly<{ feed: PriceFeed; sequencerFeed?: string | undefined }>

type Reading = Readonly<{ description: Hex; decimals: bigint; latest: FeedRound; sequencer: FeedRound | undefined }>

async function readingOf(rpc: Rpc, { feed, sequencerFeed }: FeedAbout, at: BlockAt): Promise<Answer<Reading>> {
  const block = at === 'latest' ? at : toQuantity(at)
  const ask = <T>(to: string, data: Hex, schema: v.GenericSchema<unknown, T>) =>
    rpc('eth_call', [{ to, data }, block], schema)
  const [description, decimals, latest, sequencer] = await Promise.all([
    ask(feed.address, DESCRIPTION, bytes),
    ask(feed.address, DECIMALS, uint256),
    ask(feed.address, LATEST_ROUND_DATA, round),
    sequencerFeed === undefined ? undefined : ask(sequencerFeed, LATEST_ROUND_DATA, round),
  ])
  if (!description.ok) return plainAnswer<never>(description)
  if (!decimals.ok) return plainAnswer<never>(decimals)
  if (!latest.ok) return plainAnswer<never>(latest)
  if (sequencer && !sequencer.ok) return plainAnswer<never>(sequencer)
  const value = { description: description.value, decimals: decimals.value, latest: latest.value }
  return { ok: true, value: { ...value, sequencer: sequencer?.value } }
}
