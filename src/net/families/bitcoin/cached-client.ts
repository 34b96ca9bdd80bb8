import { type AnswerParts, createAnswers } from './answers.ts'
import type { BitcoinBroadcastResult } from './broadcast-result.ts'
import type { BitcoinClient, HashedTransaction } from './client.ts'

const MEMPOOL = 5_000
const FEES = 30_000
const MOST_KEPT_BYTES = 16_000_000

export type CachedBitcoinClient = BitcoinClient & Readonly<{ forget: () => void }>

/** Repeats an explorer's answers while nothing can have changed. */
export function cachedBitcoinClient(client: BitcoinClient, parts: AnswerParts): CachedBitcoinClient {
  const { answered, atTip, tip, forget, forgetAll } = createAnswers(client.tipHash, parts)
  const transactions = transactionCache()
  const askTransaction = async (txid: string) => {
    const question = `transaction ${txid}`
    const answer = await answered(
      question,
      () => client.transaction(txid),
      () => MEMPOOL,
    )
    if (answer.ok && answer.value) forget(question)
    return answer
  }
  return {
    ...client,
    tipHash: tip,
    tipHeight: () => atTip('height', client.tipHeight, () => 'tip'),
    statistics: (address) =>
      answered(
        `statistics ${address}`,
        () => client.statistics(address),
        () => MEMPOOL,
      ),
    unspent: (address) =>
      answered(
        `unspent ${address}`,
        () => client.unspent(address),
        () => MEMPOOL,
      ),
    history: (address) =>
      atTip(
        `history ${address}`,
        () => client.history(address),
        () => 'tip',
      ),
    place: (txid) =>
      atTip(
        `place ${txid}`,
        () => client.place(txid),
        (place) => (place?.in === 'block' ? 'tip' : MEMPOOL),
      ),
    outspend: (outpoint) =>
      atTip(
        `outspend ${outpoint.txid} ${outpoint.vout}`,
        () => client.outspend(outpoint),
        (spend) => (spend?.spent && spend.place.in === 'block' ? 'tip' : MEMPOOL),
      ),
    outspends: (txid) =>
      atTip(
        `outspends ${txid}`,
        () => client.outspends(txid),
        (spends) => (spends?.every((spend) => spend.spent && spend.place.in === 'block') ? 'tip' : MEMPOOL),
      ),
    blockHash: (height) =>
      atTip(
        `block ${height}`,
        () => client.blockHash(height),
        (hash) => (hash === undefined ? MEMPOOL : 'tip'),
      ),
    satsPerVbyte: (blocks) =>
      answered(
        `fee ${blocks}`,
        () => client.satsPerVbyte(blocks),
        () => FEES,
      ),
    leastSatsPerVbyte: () =>
      answered('least fee', client.leastSatsPerVbyte, (rate) => (rate === undefined ? Number.POSITIVE_INFINITY : FEES)),
    transaction: (txid) => transactions.read(txid, askTransaction),
    broadcast: clearing(client.broadcast, forgetAll),
    broadcastPackage: clearing(client.broadcastPackage, forgetAll),
    forget: () => {
      forgetAll()
      transactions.clear()
    },
  }
}

function clearing<Given, Result extends BitcoinBroadcastResult | undefined>(
  send: (given: Given) => Promise<Result>,
  forget: () => void,
): (given: Given) => Promise<Result> {
  return async (given) => {
    const result = await send(given)
    if (result?.result === 'accepted') forget()
    return result
  }
}

// An id hashes its bytes, so they never change.
function transactionCache() {
  const kept = new Map<string, HashedTransaction>()
  let bytes = 0
  function keep(txid: string, transaction: HashedTransaction): void {
    if (kept.has(txid)) return
    kept.set(txid, transaction)
    bytes += transaction.raw.length
    for (const [oldest, { raw }] of kept) {
      if (bytes <= MOST_KEPT_BYTES || kept.size === 1) return
      kept.delete(oldest)
      bytes -= raw.length
    }
  }
  return {
    read: async (txid: string, ask: BitcoinClient['transaction']): ReturnType<BitcoinClient['transaction']> => {
      const before = kept.get(txid)
      if (before) return { ok: true, value: before }
      const answer = await ask(txid)
      if (answer.ok && answer.value) keep(txid, answer.value)
      return answer
    },
    clear: () => {
      kept.clear()
      bytes = 0
    },
  }
}
