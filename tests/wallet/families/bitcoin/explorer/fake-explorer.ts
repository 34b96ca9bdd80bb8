import { writeTransaction } from '../../../../../src/core/families/bitcoin/transaction/library-transaction.ts'
import { scriptOfAddress } from '../../../../../src/core/families/bitcoin/transaction/script.ts'
import { decodeTransaction, txidOf } from '../../../../../src/core/families/bitcoin/transaction/transaction.ts'
import { bytesToHex, hexToBytes } from '../../../../../src/lib/hex.ts'
import type { Fetch } from '../../../../../src/net/http/request.ts'
import { type Block, blockAnswer, blockOn } from '../../../liveness/bitcoin-blocks.ts'

type Turnover = { funded: number; spent: number; count: number; payments: number }
type Standing = {
  confirmed: Turnover
  waiting: Turnover
  coins: Map<string, { value: number; height: number | undefined }>
}

export const EXPLORER = 'https://explorer.invalid/api'
/** A second explorer of the same chain. */
export const SECOND = 'https://second.invalid/api'

export type FakeExplorer = Readonly<{
  fetch: Fetch
  /** Questions to the first explorer. */
  asked: () => readonly string[]
  askedSecond: () => readonly string[]
  refuseSecond: (retryAfterSeconds: number | undefined) => void
  /** In the mempool until the next block. */
  fund: (address: string, sats: number) => string
  /** Spends an address's oldest coin. */
  spend: (address: string) => void
  mine: () => void
  /** Answers instead of the explorer; undefined lets it answer. */
  lie: (answer: ((path: string) => unknown) | undefined) => void
  /** Answers 429 to more questions than this in any minute. */
  limit: (perMinute: number | undefined, retryAfterSeconds?: number) => void
  refusals: () => number
}>

const nothing = (): Turnover => ({ funded: 0, spent: 0, count: 0, payments: 0 })
const FIRST_BLOCK = 800_000

// Nobody signs it, which no header or proof tells.
function paymentTo(address: string, sats: number, number: number) {
  const script = hexToBytes(scriptOfAddress(address) ?? '0x')
  const bytes = writeTransaction({
    version: 2,
    inputs: [{ txid: number.toString(16).padStart(64, '0'), vout: 0, script: new Uint8Array(), sequence: 0 }],
    outputs: [{ valueSats: BigInt(sats), script }],
    lockTime: 0,
  })
  return { txid: txidOf(bytes), hex: bytesToHex(bytes).slice(2) }
}

/** Answers like Esplora from memory, with blocks and proofs. */
export function createFakeExplorer(nowMilliseconds: () => number): FakeExplorer {
  const addresses = new Map<string, Standing>()
  const placed = new Map<string, number | undefined>()
  const bytes = new Map<string, string>()
  const asked: { path: string; at: number }[] = []
  const askedSecond: string[] = []
  let secondRests: number | undefined
  const secondsNow = () => Math.floor(nowMilliseconds() / 1_000)
  const blocks: Block[] = [blockOn(undefined, { height: FIRST_BLOCK, carried: [], timeSeconds: secondsNow() })]
  const tip = () => FIRST_BLOCK + blocks.length - 1
  let made = 1
  let refusals = 0
  let liar: ((path: string) => unknown) | undefined
  let limit: Readonly<{ perMinute: number; retryAfterSeconds: number | undefined }> | undefined

  const standingOf = (address: string) => {
    const found = addresses.get(address) ?? { confirmed: nothing(), waiting: nothing(), coins: new Map() }
    addresses.set(address, found)
    return found
  }
  const statusOf = (height: number | undefined) =>
    height === undefined
      ? { confirmed: false }
      : {
          confirmed: true,
          block_height: height,
          block_hash: blocks[height - FIRST_BLOCK]?.hash,
          block_time: 1_700_000_000,
        }

  function answer(path: string): unknown {
    if (path === '/blocks/tip/height') return `${tip()}`
    if (path === '/blocks/tip/hash') return blocks.at(-1)?.hash
    if (path === '/fee-estimates') return { 1: 5, 3: 4 }
    const ofBlock = blockAnswer(path, blocks)
    if (ofBlock) return ofBlock.found
    const [, txid, part] = /^\/tx\/([0-9a-f]{64})(\/hex)?$/.exec(path) ?? []
    if (txid !== undefined && part) return bytes.get(txid)
    if (txid !== undefined) return placed.has(txid) ? { txid, status: statusOf(placed.get(txid)) } : undefined
    const [, address, rest] = /^\/address\/([a-zA-Z0-9]+)(.*)$/.exec(path) ?? []
    if (address === undefined) return undefined
    const { confirmed, waiting, coins } = standingOf(address)
    if (rest === '/utxo') {
      return [...coins].map(([id, { value, height: at }]) => ({ txid: id, vout: 0, value, status: statusOf(at) }))
    }
    if (rest === '/txs') return [...coins].map(([id, coin]) => ({ txid: id, status: statusOf(coin.height) }))
    return { address, chain_stats: statsOf(confirmed), mempool_stats: statsOf(waiting) }
  }

  const fetch: Fetch = async (input, init) => {
    if (`${input}`.startsWith(SECOND)) {
      const path = `${input}`.slice(SECOND.length)
      askedSecond.push(path)
      if (secondRests !== undefined) {
        return new Response('', { status: 429, headers: { 'retry-after': `${secondRests}` } })
      }
      return responseOf(answer(path))
    }
    const path = `${input}`.slice(EXPLORER.length)
    if (init?.method === 'POST') {
      asked.push({ path, at: nowMilliseconds() })
      return new Response(txidOf(decodeTransaction(hexToBytes(`0x${init.body}`)).stripped))
    }
    const now = nowMilliseconds()
    if (limit && asked.filter(({ at }) => now - at < 60_000).length >= limit.perMinute) {
      refusals += 1
      const after = limit.retryAfterSeconds
      return new Response('Too Many Requests', {
        status: 429,
        ...(after === undefined ? {} : { headers: { 'retry-after': `${after}` } }),
      })
    }
    asked.push({ path, at: now })
    return responseOf(liar?.(path) ?? answer(path))
  }

  return {
    fetch,
    asked: () => asked.map(({ path }) => path),
    askedSecond: () => askedSecond,
    refuseSecond: (retryAfterSeconds) => {
      secondRests = retryAfterSeconds
    },
    fund: (address, sats) => {
      const { waiting, coins } = standingOf(address)
      waiting.funded += sats
      waiting.count += 1
      waiting.payments += 1
      made += 1
      const { txid, hex } = paymentTo(address, sats, made)
      bytes.set(txid, hex)
      coins.set(txid, { value: sats, height: undefined })
      placed.set(txid, undefined)
      return txid
    },
    spend: (address) => {
      const { waiting, coins } = standingOf(address)
      const [oldest] = coins
      if (!oldest) return
      waiting.spent += oldest[1].value
      waiting.count += 1
      coins.delete(oldest[0])
    },
    mine: () => {
      const carried = [...placed].filter(([, height]) => height === undefined).map(([txid]) => txid)
      blocks.push(blockOn(blocks.at(-1)?.hash, { height: tip() + 1, carried, timeSeconds: secondsNow() }))
      for (const txid of carried) placed.set(txid, tip())
      for (const standing of addresses.values()) {
        const { confirmed, waiting, coins } = standing
        confirmed.funded += waiting.funded
        confirmed.spent += waiting.spent
        confirmed.count += waiting.count
        confirmed.payments += waiting.payments
        standing.waiting = nothing()
        for (const coin of coins.values()) coin.height ??= tip()
      }
    },
    lie: (answerOf) => {
      liar = answerOf
    },
    limit: (perMinute, retryAfterSeconds) => {
      limit = perMinute === undefined ? undefined : { perMinute, retryAfterSeconds }
    },
    refusals: () => refusals,
  }
}

function responseOf(told: unknown): Response {
  if (told === undefined) return new Response('Transaction not found', { status: 404 })
  return new Response(typeof told === 'string' ? told : JSON.stringify(told))
}

/** Of an address that was paid once and emptied. */
export function usedOnce(address: string): unknown {
  return {
    address,
    chain_stats: statsOf({ funded: 1_000, spent: 1_000, count: 2, payments: 1 }),
    mempool_stats: statsOf(nothing()),
  }
}

function statsOf({ funded, spent, count, payments }: Turnover) {
  return { funded_txo_count: payments, funded_txo_sum: funded, spent_txo_sum: spent, tx_count: count }
}
