import { BitcoinError, type BitcoinNode } from './node.ts'
import { type Block, blockOn, coinbaseHex, GENESIS } from './simulated-block.ts'
import { applyTransaction, type Coin, type Coins, coinsSpent, feeOf } from './simulated-coins.ts'
import { accepted, conflictsOf, type Pool, type Waiting, withDescendants, without } from './simulated-pool.ts'
import { type BitcoinTransaction, isCoinbase, readTransaction } from './transaction.ts'
import { scriptFailure } from './verify.ts'

type State = { blocks: Block[]; coins: Coins; pool: Pool; sequence: number; mined: number }

const FEE_RATE = 5
const NOT_FOUND = -5
const IN_BLOCK = -27
const UNDECODABLE = -22

/**
 * Starts an in-process Bitcoin chain, with the real node's checks and verdicts.
 *
 * It lacks only work and peers. `now` in epoch milliseconds.
 */
export function startSimulatedNode({ now }: Readonly<{ now: () => number }>): BitcoinNode {
  const state: State = { blocks: [GENESIS], coins: new Map(), pool: new Map(), sequence: 1, mined: 0 }
  const tip = () => state.blocks.at(-1) ?? GENESIS
  const known = (txid: string) =>
    state.pool.get(txid)?.transaction ??
    state.blocks.flatMap((block) => block.transactions).find((each) => each.txid === txid)
  const setPool = (pool: Pool) => {
    state.pool = pool
    state.sequence += 1
  }
  const accept = (text: string) => {
    const transaction = decoded(text)
    if (state.pool.has(transaction.txid)) return transaction.txid
    if (known(transaction.txid)) throw new BitcoinError(IN_BLOCK, 'Transaction outputs already in utxo set')
    setPool(accepted(state.pool, transaction, { coins: state.coins, height: tip().height }))
    return transaction.txid
  }
  const append = (transactions: readonly BitcoinTransaction[], script: string) => {
    const feesSats = connect(state.coins, transactions, tip().height + 1)
    state.mined += 1
    const coinbase = readTransaction(coinbaseHex(tip().height + 1, feesSats, script, state.mined))
    applyTransaction(state.coins, coinbase, tip().height + 1)
    const timeSeconds = Math.max(Math.floor(now() / 1000), tip().timeSeconds)
    state.blocks.push(blockOn(tip(), [coinbase, ...transactions], timeSeconds))
    const gone = transactions.flatMap((transaction) => [transaction.txid, ...conflictsOf(state.pool, transaction)])
    setPool(without(state.pool, new Set(gone)))
    return tip().hash
  }
  return {
    kind: 'in-process',
    rpcUrl: undefined,
    position: async () => ({ tipHash: tip().hash, mempoolSequence: state.sequence, mempool: [...state.pool.keys()] }),
    block: async (hash) => {
      const block = state.blocks.find((each) => each.hash === hash)
      if (!block) throw new BitcoinError(NOT_FOUND, 'Block not found')
      return { ...block, transactions: block.transactions.map((transaction) => transaction.hex) }
    },
    transactions: async (txids) =>
      txids.map((txid) => {
        const found = known(txid)
        if (!found) throw new BitcoinError(NOT_FOUND, `No such mempool or blockchain transaction: ${txid}`)
        return found.hex
      }),
    broadcast: async (text) => accept(text),
    submitPackage: async (texts) => {
      const results = texts.map((text) => {
        const { txid } = decoded(text)
        try {
          accept(text)
          return [txid, { txid }]
        } catch (error) {
          return [txid, { txid, error: (error as Error).message }]
        }
      })
      return { package_msg: 'success', 'tx-results': Object.fromEntries(results) }
    },
    test: async (text) => {
      const before = { pool: state.pool, sequence: state.sequence }
      try {
        accept(text)
        return { accepted: true }
      } catch (error) {
        if (!(error instanceof BitcoinError)) throw error
        return { accepted: false, reason: error.message }
      } finally {
        Object.assign(state, before)
      }
    },
    feeRate: async () => FEE_RATE,
    mine: async (blocks, script) => Array.from({ length: blocks }, () => append(worthMining(state.pool), script)),
    mineOnly: async (script, transactions) => append(transactions.map(decoded), script),
    reorg: async (depth, script) => {
      const dropped = state.blocks.splice(Math.max(1, state.blocks.length - depth))
      state.coins = new Map()
      for (const block of state.blocks) {
        for (const transaction of block.transactions) applyTransaction(state.coins, transaction, block.height)
      }
      const waiting = [...state.pool.values()].map(({ transaction }) => transaction)
      const returned = dropped.flatMap(({ transactions }) => transactions.filter((each) => !isCoinbase(each)))
      state.pool = new Map()
      for (const transaction of [...returned, ...waiting]) tryTo(() => accept(transaction.hex))
      for (let mined = 0; mined <= depth; mined += 1) append([], script)
    },
    evict: async (txid) => {
      if (!state.pool.has(txid)) throw new BitcoinError(NOT_FOUND, `no transaction ${txid} in the mempool`)
      setPool(without(state.pool, withDescendants(state.pool, new Set([txid]))))
    },
    prioritise: async (txid, deltaSats) => {
      const waiting = state.pool.get(txid)
      if (!waiting) return
      const changed: Waiting = { ...waiting, feeSats: waiting.feeSats + BigInt(deltaSats) }
      state.pool = new Map([...state.pool].map(([id, each]) => [id, id === txid ? changed : each]))
    },
    stop: async () => {},
  }
}

function decoded(text: string): BitcoinTransaction {
  try {
    const transaction = readTransaction(text)
    if (!isCoinbase(transaction)) return transaction
  } catch {
    throw new BitcoinError(UNDECODABLE, 'TX decode failed. Make sure the tx has at least one input.')
  }
  throw new BitcoinError(-26, 'coinbase')
}

/** Returns the fees. */
function connect(coins: Coins, transactions: readonly BitcoinTransaction[], height: number): bigint {
  const after: Coins = new Map(coins)
  let feesSats = 0n
  for (const transaction of transactions) {
    const spent: readonly Coin[] = coinsSpent(after, transaction, height)
    const failure = scriptFailure(
      transaction,
      spent.map(({ output }) => output),
    )
    if (failure)
      throw new BitcoinError(-25, `TestBlockValidity failed: mandatory-script-verify-flag-failed (${failure})`)
    feesSats += feeOf(transaction, spent)
    applyTransaction(after, transaction, height)
  }
  for (const key of coins.keys()) if (!after.has(key)) coins.delete(key)
  for (const [key, coin] of after) coins.set(key, coin)
  return feesSats
}

// Below one satoshi per virtual byte, with descendants.
function worthMining(pool: Pool): readonly BitcoinTransaction[] {
  const cheap = [...pool].filter(([, { transaction, feeSats }]) => feeSats < BigInt(transaction.vsize))
  const left = withDescendants(pool, new Set(cheap.map(([txid]) => txid)))
  return [...without(pool, left).values()].map(({ transaction }) => transaction)
}

function tryTo(action: () => unknown): void {
  try {
    action()
  } catch (error) {
    if (!(error instanceof BitcoinError)) throw error
  }
}
