import { decodeTransaction, txidOf } from '../../../src/core/families/bitcoin/transaction/transaction.ts'
import { hexToBytes } from '../../../src/lib/hex.ts'
import { NOW } from '../../core/honest.ts'
import type { Served, Server } from './adversary.ts'
import { blockAnswer, blocksFrom } from './bitcoin-blocks.ts'
import { hashOf, passTo, paymentOf, type Truth } from './truth.ts'

type Seconds = () => number

const json = (body: unknown, status = 200): Served => ({ status, text: JSON.stringify(body) })
const plain = (text: string, status = 200): Served => ({ status, text, type: 'text/plain' })

/** The service sees true payments and names its transactions after a while. */
export function serviceServer(truth: Truth, nowSeconds: Seconds): Server {
  return ({ url }) => {
    passTo(truth, nowSeconds())
    if (url.includes('/intents/status/v3')) return json(statusOf(truth))
    if (url.includes('/execute/permits') || url.includes('/authorize')) {
      truth.permitAtSeconds ??= nowSeconds()
      return json({ message: 'ok' })
    }
    if (url.includes('/transactions/index')) return json({ message: 'ok' })
    return json({ message: 'for holders of a key' }, 401)
  }
}

function statusOf(truth: Truth): object {
  const paid = paymentOf(truth)
  if (!paid || truth.seenAtSeconds === undefined) return { status: 'waiting', inTxHashes: [], txHashes: [] }
  const inTxHashes = [paid.hash]
  const { ended, flow } = truth
  if (!ended) return { status: 'pending', inTxHashes, txHashes: [] }
  return { status: flow.outcome === 'fill' ? 'success' : 'refund', inTxHashes, txHashes: [ended.hash] }
}

/** Exchange A executes each nonce once and lists movements. */
export function exchangeAServer(truth: Truth, nowSeconds: Seconds): Server {
  const item = truth.flow.approved.plan.find(({ kind }) => kind === 'exchangeATransfer')
  const executed = (body: string, nonce: bigint): Served => {
    if (truth.carried.length > 0) return json({ status: 'err', response: 'Duplicate nonce' })
    if (nowSeconds() >= Number(nonce) / 1_000 + 2 * 86_400)
      return json({ status: 'err', response: 'Invalid nonce: too old' })
    truth.carried.push({ bytes: body, hash: hashOf(body), atSeconds: nowSeconds() })
    return json({ status: 'ok', response: { type: 'default' } })
  }
  return ({ url, body }) => {
    passTo(truth, nowSeconds())
    if (item?.kind !== 'exchangeATransfer') return json([], 404)
    if (url.endsWith('/exchange')) {
      if (truth.exchange.answers === 'never') return json({}, 502)
      return saidBy(truth, () => executed(body, item.nonce), { status: 'err', response: 'Internal failure 7' })
    }
    if (body.includes('clearinghouseState')) return json({ time: nowSeconds() * 1_000 })
    const { token, amount } = item.typedData.message
    const base = { type: 'send', user: item.from, destinationDex: '' }
    const entry = (atSeconds: number, more: object) => ({
      time: atSeconds * 1_000,
      hash: hashOf(`${atSeconds}`),
      delta: { ...base, token: `${token}`.replace(/:.*/, ''), amount, ...more },
    })
    const nonce = truth.exchange.namesNonces ? { nonce: Number(item.nonce) } : {}
    const ours = listedBy(truth, nowSeconds()).map(({ atSeconds }) =>
      entry(atSeconds, { destination: item.counterparty, ...nonce }),
    )
    // Occasional other movements make the list advance.
    const shownUntil = nowSeconds() - truth.exchange.listsAfterSeconds
    const later = shownUntil - (shownUntil % 86_400)
    return json(truth.exchange.isIdle ? ours : [...ours, entry(later, { destination: item.from, nonce: 1 })])
  }
}

function listedBy({ carried, exchange }: Truth, nowSeconds: number): Truth['carried'] {
  return carried.filter(({ atSeconds }) => atSeconds + exchange.listsAfterSeconds <= nowSeconds)
}

function saidBy({ exchange, carried }: Truth, execute: () => Served, odd: object): Served {
  const before = carried.length
  const first = execute()
  if (exchange.answers === 'truth' || carried.length === before) return first
  return exchange.answers === 'twice' ? execute() : json(odd)
}

const FIRST_NONCE = 7

export function exchangeBServer(truth: Truth, nowSeconds: Seconds): Server {
  const nonceAt = (seconds: number) => {
    const { takenAtSeconds = Number.POSITIVE_INFINITY } = truth.exchange
    const own = truth.carried.filter(({ atSeconds }) => atSeconds <= seconds).length
    return FIRST_NONCE + own + Number(takenAtSeconds <= seconds)
  }
  const executed = (body: string): Served => {
    const posted: { hash: string; nonce: number; expiresAtMs: number } = JSON.parse(body)
    if (nowSeconds() * 1_000 >= posted.expiresAtMs) return json({ code: 21122, message: 'expired' })
    if (posted.nonce !== nonceAt(nowSeconds())) return json({ code: 21104, message: 'invalid nonce' })
    truth.carried.push({ bytes: body, hash: posted.hash, atSeconds: nowSeconds() })
    return json({ code: 200, tx_hash: posted.hash })
  }
  return ({ url, body }) => {
    passTo(truth, nowSeconds())
    if (url.includes('/nextNonce')) {
      return json({ code: 200, nonce: nonceAt(nowSeconds() - truth.exchange.countsAfterSeconds) })
    }
    if (url.includes('/sendTx')) return saidBy(truth, () => executed(body), { code: 29500, message: 'internal' })
    const found = listedBy(truth, nowSeconds()).find(({ hash }) => url.endsWith(hash))
    if (!found) return json({ code: 21500, message: 'transaction not found' })
    const about = { type: 12, status: 2, account_index: 1, nonce: FIRST_NONCE, block_height: 1 }
    return json({ code: 200, hash: found.hash, ...about, executed_at: found.atSeconds * 1_000 })
  }
}

const FIRST_BLOCK = 800_000

/** It's Esplora-shaped, with a block each ten minutes. */
export function explorerServer(truth: Truth, nowSeconds: Seconds): Server {
  const heightOf = (seconds: number) => FIRST_BLOCK + Math.floor((seconds - NOW) / 600)
  const chain = blocksFrom(FIRST_BLOCK, (height) => NOW + (height - FIRST_BLOCK) * 600)
  const blocksNow = () => {
    const [mined] = truth.carried
    return chain.upTo(heightOf(nowSeconds()), mined && { hash: mined.hash, height: heightOf(mined.atSeconds) })
  }
  const blockHash = (height: number) => blocksNow()[height - FIRST_BLOCK]?.hash
  const placeOf = (txid: string) => {
    const [mined] = truth.carried
    if (mined?.hash === txid) {
      const height = heightOf(mined.atSeconds)
      return {
        confirmed: true,
        block_height: height,
        block_hash: blockHash(height),
        block_time: mined.atSeconds,
      }
    }
    return truth.bitcoin.waiting.some(({ hash }) => hash === txid) ? { confirmed: false } : undefined
  }
  return ({ method, url, body }) => {
    passTo(truth, nowSeconds())
    const path = url.replace(/^.*\/api/, '')
    if (method === 'POST') return broadcast(truth, body, nowSeconds())
    if (path === '/blocks/tip/height') return plain(`${heightOf(nowSeconds())}`)
    if (path === '/fee-estimates') return json({ '1': 20, '3': 12, '6': 8 })
    const ofBlock = blockAnswer(path, blocksNow())
    if (ofBlock) return typeof ofBlock.found === 'object' ? json(ofBlock.found) : text(ofBlock.found)
    const [, txid = '', rest = ''] = /^\/tx\/([0-9a-f]{64})(.*)$/.exec(path) ?? []
    if (rest === '/outspends') return json(outspendsOf(truth, txid, placeOf))
    const place = placeOf(txid)
    if (!place) return NOT_FOUND
    const known = [...truth.carried, ...truth.bitcoin.waiting].find(({ hash }) => hash === txid)
    return rest === '/hex' ? plain(known?.bytes ?? '') : json({ txid, status: place })
  }
}

const NOT_FOUND = plain('Transaction not found', 404)
const text = (found: string | undefined) => (found === undefined ? NOT_FOUND : plain(found))

function outspendsOf(truth: Truth, txid: string, placeOf: (txid: string) => object | undefined): unknown {
  const [spender] = [...truth.carried, ...truth.bitcoin.waiting].filter(({ bytes }) =>
    inputsOf(bytes).some((input) => input.txid === txid),
  )
  return Array.from({ length: 64 }, (_, vout) => {
    const isSpent = spender && inputsOf(spender.bytes).some((input) => input.txid === txid && input.vout === vout)
    return isSpent ? { spent: true, txid: spender.hash, status: placeOf(spender.hash) } : { spent: false }
  })
}

function inputsOf(bytes: string) {
  return decodeTransaction(hexToBytes(`0x${bytes}`)).transaction.inputs
}

function broadcast(truth: Truth, hex: string, nowSeconds: number): Served {
  const txid = txidOf(decodeTransaction(hexToBytes(`0x${hex}`)).stripped)
  const { waiting } = truth.bitcoin
  if (truth.carried.some(({ hash }) => hash === txid)) return plain('Transaction already in block chain', 400)
  if (truth.carried.length > 0) return plain('bad-txns-inputs-missingorspent', 400)
  if (!waiting.some(({ hash }) => hash === txid)) {
    truth.bitcoin.waiting = [{ bytes: hex, hash: txid, atSeconds: nowSeconds }]
  }
  return plain(txid)
}
