import type { Answer } from '../../nodes/rpc.ts'
import type { BitcoinClient, HashedTransaction } from './client.ts'
import type { ExplorerBudget } from './explorer-budget.ts'

type Parts = Readonly<{ nowMilliseconds: () => number; stretched: ExplorerBudget['stretched'] }>

/** `tip` is the newest block when it was read; `serves` is undefined while the explorer is asked. */
type Kept = Readonly<{ answer: Promise<Answer<unknown>>; at: number; tip: string | undefined }> & {
  serves: Serving | undefined
}

/** Milliseconds that an answer serves; `tip`: until there is another block. */
type Serving = number | 'tip'

const TIP = 10_000
const MEMPOOL = 5_000
const FEES = 30_000
const FAILED = 2_000
const MOST_KEPT = 400
/** Transactions are up to 4 MB. */
const MOST_KEPT_BYTES = 16_000_000

/**
 * Answers again what the explorer said, while nothing can have changed it. Answers about the mempool serve for a few
 * seconds, and longer the more is asked.
 */
export function cachedBitcoinClient(client: BitcoinClient, parts: Parts): BitcoinClient {
  const { answered, atTip, tip, forget, forgetAll } = createAnswers(client.tipHash, parts)
  const transactions = transactionCache()
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
    transaction: async (txid) => {
      const before = transactions.get(txid)
      if (before) return { ok: true, value: before }
      const answer = await answered(
        `transaction ${txid}`,
        () => client.transaction(txid),
        () => MEMPOOL,
      )
      if (answer.ok && answer.value) {
        transactions.set(txid, answer.value)
        forget(`transaction ${txid}`)
      }
      return answer
    },
    broadcast: async (transaction) => {
      const result = await client.broadcast(transaction)
      // It changed the mempool.
      if (result.result === 'accepted') forgetAll()
      return result
    },
  }
}

/** Keeps answers by name, each as long as it serves. */
function createAnswers(tipHash: BitcoinClient['tipHash'], { nowMilliseconds, stretched }: Parts) {
  const kept = new Map<string, Kept>()
  let newest: string | undefined

  async function answered<T>(
    name: string,
    ask: () => Promise<Answer<T>>,
    serves: (value: T) => Serving,
  ): Promise<Answer<T>> {
    const before = kept.get(name)
    if (before && isCurrent(before)) return before.answer as Promise<Answer<T>>
    const answer = ask()
    const mine: Kept = { answer, at: nowMilliseconds(), tip: newest, serves: undefined }
    kept.delete(name)
    kept.set(name, mine)
    for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest)
    const told = await answer
    mine.serves = told.ok ? serves(told.value) : FAILED
    return told
  }

  // A running question is joined.
  function isCurrent({ at, tip, serves }: Kept): boolean {
    if (serves === undefined) return true
    if (serves === 'tip') return tip !== undefined && tip === newest
    const age = nowMilliseconds() - at
    return age >= 0 && age < stretched(serves)
  }

  async function atTip<T>(name: string, ask: () => Promise<Answer<T>>, serves: (value: T) => Serving) {
    const block = await tip()
    newest = block.ok ? block.value : undefined
    return answered(name, ask, serves)
  }

  const tip = () => answered('tip', tipHash, () => TIP)
  return {
    answered,
    /** Looks for a new block first. */
    atTip,
    tip,
    forget: (name: string) => void kept.delete(name),
    forgetAll: () => kept.clear(),
  }
}

// Its id is the hash of a transaction's bytes, so they never change.
function transactionCache() {
  const kept = new Map<string, HashedTransaction>()
  let bytes = 0
  return {
    get: (txid: string) => kept.get(txid),
    set: (txid: string, transaction: HashedTransaction) => {
      if (kept.has(txid)) return
      kept.set(txid, transaction)
      bytes += transaction.raw.length
      for (const [oldest, { raw }] of kept) {
        if (bytes <= MOST_KEPT_BYTES || kept.size === 1) return
        kept.delete(oldest)
        bytes -= raw.length
      }
    },
  }
}
