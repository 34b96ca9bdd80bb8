import { hexToBytes } from '@noble/hashes/utils'
import * as v from 'valibot'
import type { AddressStatistics } from '../../../core/families/bitcoin/balance.ts'
import type { ChainPosition, Outspend } from '../../../core/families/bitcoin/block/chain-position.ts'
import { scriptOfAddress } from '../../../core/families/bitcoin/transaction/script.ts'
import {
  type DecodedTransaction,
  decodeTransaction,
  type Outpoint,
  outpointKey,
  txidOf,
} from '../../../core/families/bitcoin/transaction/transaction.ts'
import { type Answer, type Failure, failedFor, misused } from '../../../core/reason/reason.ts'
import type { Hex } from '../../../lib/hex.ts'
import { parseStrictJson } from '../../../lib/strict-json.ts'
import { displayText } from '../../http/foreign-text.ts'
import type { Fetch } from '../../http/request.ts'
import { type BitcoinBroadcastResult, bitcoinBroadcastResult } from './broadcast-result.ts'
import { createExplorer, type Explorer } from './explorer.ts'
import {
  addressHistory,
  addressStatistics,
  feeEstimates,
  height,
  id,
  type ListedUtxos,
  minimumFee,
  outspends,
  packageResults,
  transactionHex,
  transactionPosition,
  utxos,
} from './schema.ts'
import { withSecondExplorer } from './second-explorer.ts'

/** Bytes that hash to the requested id. */
export type HashedTransaction = DecodedTransaction & Readonly<{ raw: Hex }>

/** Only `transaction` proves its answer; the others are the explorer's claims. Undefined: the explorer lacks it. */
export type BitcoinClient = Readonly<{
  source: string
  statistics: (address: string) => Promise<Answer<AddressStatistics>>
  /** Pages through a busy address while `mayAsk`. */
  unspent: (address: string, mayAsk?: () => boolean) => Promise<ListedUtxos>
  /** Confirmed ones, oldest first. */
  history: (address: string) => Promise<Answer<readonly Readonly<{ txHash: string; height: number }>[]>>
  place: (txid: string) => Promise<Answer<ChainPosition | undefined>>
  transaction: (txid: string) => Promise<Answer<HashedTransaction | undefined>>
  outspend: (outpoint: Outpoint) => Promise<Answer<Outspend | undefined>>
  outspends: (txid: string) => Promise<Answer<readonly Outspend[] | undefined>>
  tipHash: () => Promise<Answer<string>>
  tipHeight: () => Promise<Answer<number>>
  /** Undefined above the tip. */
  blockHash: (height: number) => Promise<Answer<string | undefined>>
  coinbase: (blockHash: string) => Promise<Answer<string | undefined>>
  satsPerVbyte: (blocks: number) => Promise<Answer<number>>
  leastSatsPerVbyte: () => Promise<Answer<number | undefined>>
  /** Sends hex without `0x`, once; a time-out is `unknown`. */
  broadcast: (transaction: string) => Promise<BitcoinBroadcastResult>
  /** The child's result. */
  broadcastPackage: (transactions: readonly string[]) => Promise<BitcoinBroadcastResult | undefined>
}>

type Second = Pick<Explorer, 'find' | 'post'>
type ClientOptions = Readonly<{ fetch: Fetch; explorerUrl: string; other?: Second | undefined }>

/** A client of Esplora's HTTP API at `explorerUrl`; `other` helps out. */
export function createBitcoinClient({ fetch, explorerUrl, other }: ClientOptions): BitcoinClient {
  const { find, findText, post } = createExplorer({ fetch, url: explorerUrl })

  const findSoon = other ? withSecondExplorer(find, other.find) : find
  const ofAddress = addressQuestions(findSoon, other)

  return {
    source: new URL(explorerUrl).origin,
    statistics: async (address) => {
      const answer = await ofAddress(address, '', addressStatistics)
      if (!answer.ok) return answer
      const { address: named, ...statistics } = answer.value
      return named === address ? { ok: true, value: statistics } : another(address)
    },
    unspent: async (address, mayAsk = () => true) => {
      const busy = await ofAddress(address, '/utxo', utxos)
      if (!isBusy(busy)) return busy
      const { pagedUtxos } = await import('./address-pages.ts')
      return pagedUtxos(address, { ask: ofAddress, mayAsk, busy })
    },
    history: async (address) => {
      const answer = await ofAddress(address, '/txs', addressHistory)
      if (!answer.ok) return answer
      const inBlocks = answer.value.flatMap(({ txid, status }) =>
        status.in === 'block' ? [{ txHash: txid, height: status.blockHeight }] : [],
      )
      return { ok: true, value: inBlocks.reverse() }
    },
    place: async (txid) => {
      if (!v.is(id, txid)) return NOT_AN_ID
      return onward(await find(`/tx/${txid}`, transactionPosition), (said) =>
        said.txid === txid ? { ok: true, value: said.status } : another(txid),
      )
    },
    transaction: async (txid) => {
      if (!v.is(id, txid)) return NOT_AN_ID
      return onward(await findText(`/tx/${txid}/hex`, transactionHex, MOST_HEX_BYTES), (hex) => {
        const whole = readWhole(hex)
        const isIt = whole !== undefined && txidOf(whole.stripped) === txid
        if (isIt) return { ok: true, value: whole }
        return failedFor({ code: 'OTHER_ANSWER' }, `The explorer gave other bytes than those of ${txid}`)
      })
    },
    outspend: async (outpoint) => {
      if (!v.is(id, outpoint.txid)) return NOT_AN_ID
      return onward(await find(`/tx/${outpoint.txid}/outspends`, outspends), (all) => outspendOf(all, outpoint))
    },
    outspends: async (txid) => (v.is(id, txid) ? find(`/tx/${txid}/outspends`, outspends) : NOT_AN_ID),
    tipHash: async () => there(await findText('/blocks/tip/hash', id), 'the newest block'),
    tipHeight: async () => there(await findText('/blocks/tip/height', height), 'the newest block'),
    blockHash: (at) => findText(`/block-height/${Math.trunc(at)}`, id),
    coinbase: async (hash) => (v.is(id, hash) ? findText(`/block/${hash}/txid/0`, id) : NOT_AN_ID),
    satsPerVbyte: async (blocks) => {
      const answer = await findSoon('/fee-estimates', feeEstimates)
      return there(
        answer.ok ? { ok: true, value: rateFor(answer.value ?? {}, blocks) } : answer,
        'what blocks cost now',
      )
    },
    leastSatsPerVbyte: () => find('/v1/fees/recommended', minimumFee),
    broadcastPackage: (transactions) => packageResult(transactions, post),
    broadcast: async (hex) => {
      const whole = readWhole(hex)
      if (!whole) return { ...MISUSED, result: 'rejected' }
      const txid = txidOf(whole.stripped)
      const sent = await broadcastBy(post, hex, txid)
      const again = sent.result === 'unknown' && other ? await broadcastBy(other.post, hex, txid) : sent
      return again.result === 'accepted' || again.result === 'known' ? again : sent
    },
  }
}

async function broadcastBy(post: Explorer['post'], hex: string, txid: string): Promise<BitcoinBroadcastResult> {
  const answer = await post('/tx', hex)
  if (!answer.ok) return { result: 'unknown', message: answer.message, reason: answer.reason }
  const words = displayText(answer.text) ?? ''
  if (answer.status !== 200) return bitcoinBroadcastResult(answer.status, words)
  // The id is computed here: another answer is about other bytes.
  return words === txid ? { result: 'accepted', message: '' } : { ...another(txid), result: 'unknown' }
}

function addressQuestions(find: Explorer['find'], other: ClientOptions['other']) {
  return async <T>(address: string, rest: string, schema: v.GenericSchema<unknown, T>): Promise<Answer<T>> => {
    if (scriptOfAddress(address) === undefined) return misused('Expected an address of Bitcoin')
    const [path, what] = [`/address/${address}${rest}`, `anything of ${address}`]
    const answer = await find(path, schema)
    if (!other || !isBusy(answer)) return there(answer, what)
    const second = there(await other.find(path, schema), what)
    return second.ok ? second : there(answer, what)
  }
}

async function packageResult(
  transactions: readonly string[],
  post: Explorer['post'],
): Promise<BitcoinBroadcastResult | undefined> {
  const child = readWhole(transactions.at(-1) ?? '')
  if (!child) return { ...MISUSED, result: 'rejected' }
  const txid = txidOf(child.stripped)
  const answer = await post('/txs/package', JSON.stringify(transactions))
  if (!answer.ok) return { result: 'unknown', message: answer.message, reason: answer.reason }
  const parsed = answer.status === 200 ? parseStrictJson(answer.text) : undefined
  const said = parsed?.ok ? v.safeParse(packageResults, parsed.value) : undefined
  const own = said?.success ? said.output.find((each) => each.txid === txid) : undefined
  if (!own) return undefined
  return own.error === undefined ? { result: 'accepted', message: '' } : bitcoinBroadcastResult(400, own.error)
}

function isBusy(answer: Answer<unknown>): answer is Failure {
  return !answer.ok && answer.reason.code === 'ADDRESS_BUSY'
}

function outspendOf(all: readonly Outspend[], outpoint: Outpoint): Answer<Outspend> {
  const one = all[outpoint.vout]
  return one ? { ok: true, value: one } : another(outpointKey(outpoint))
}

// BIP-141: a block weighs at most 4,000,000; witness bytes count once, others four times.
const MOST_WEIGHT = 4_000_000
const MOST_HEX_BYTES = 2 * MOST_WEIGHT + 2

function weightOf({ stripped }: DecodedTransaction, bytes: number): number {
  return 3 * stripped.length + bytes
}

// An estimate for fewer blocks is only higher.
function rateFor(estimates: Readonly<Record<string, number>>, blocks: number): number | undefined {
  const targets = Object.keys(estimates).map(Number)
  const within = targets.filter((each) => each <= blocks)
  return estimates[within.length > 0 ? Math.max(...within) : Math.min(...targets)]
}

function readWhole(hex: string): HashedTransaction | undefined {
  try {
    const bytes = hexToBytes(hex)
    const decoded = decodeTransaction(bytes)
    return weightOf(decoded, bytes.length) <= MOST_WEIGHT ? { ...decoded, raw: `0x${hex}` } : undefined
  } catch {
    return undefined
  }
}

function onward<T, U>(answer: Answer<T | undefined>, read: (value: T) => Answer<U>): Answer<U | undefined> {
  if (!answer.ok) return answer
  return answer.value === undefined ? { ok: true, value: undefined } : read(answer.value)
}

function there<T>(answer: Answer<T | undefined>, what: string): Answer<T> {
  if (!answer.ok) return answer
  if (answer.value !== undefined) return { ok: true, value: answer.value }
  return failedFor({ code: 'NOT_SAID' }, `The explorer does not say ${what}`)
}

function another(what: string): Failure {
  return failedFor({ code: 'OTHER_ANSWER' }, `The explorer answered about something else than ${what}`)
}

const MISUSED = misused('Expected a signed transaction')
const NOT_AN_ID = misused('Expected the id of a transaction')
