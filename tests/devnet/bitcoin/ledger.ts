import { sha256 } from '@scure/btc-signer/utils'
import type { CountedNode } from './counted-node.ts'
import { hex } from './hex.ts'
import { catchUp, emptyLedgerState, type InBlock } from './ledger-state.ts'
import { type BitcoinTransaction, isCoinbase, type Outpoint, type Output, outpointKey } from './transaction.ts'

/** A transaction and its block; no block while it waits in the mempool. */
export type Entry = Readonly<{ transaction: BitcoinTransaction; block: InBlock | undefined }>

/** An output that can be spent; `block` undefined while it is unconfirmed. */
export type Unspent = Readonly<{
  txid: string
  vout: number
  valueSats: bigint
  block: InBlock | undefined
  coinbase: boolean
}>

/** What chain and mempool hold, by transaction id and by scriptPubKey (hex). Read it after `sync`. */
export type Ledger = Readonly<{
  /** Catches up with the node. Returns a count of the movements so far: the same when nothing has moved. */
  sync: () => Promise<number>
  /** The same, but content with a look so many milliseconds ago (25 unless given) where this process has moved nothing since. */
  glance: (mostMs?: number) => Promise<number>
  tip: () => InBlock
  block: (height: number) => InBlock | undefined
  blockByHash: (hash: string) => InBlock | undefined
  /** The ids of a block's transactions in their order. */
  transactionsOf: (blockHash: string) => readonly string[]
  /** The ids of what is in the mempool. */
  waiting: () => readonly string[]
  /** The script whose SHA-256 this is (both hex), once somebody has paid it. */
  scriptBySha256: (hash: string) => string | undefined
  /** A transaction that is in a block or waits now. */
  entry: (txid: string) => Entry | undefined
  /** Also one that was replaced, evicted or orphaned since. */
  everSeen: (txid: string) => BitcoinTransaction | undefined
  /** The output that an input spends. */
  spentOutput: (input: Outpoint) => Output | undefined
  /** Who spends an output now: a waiting transaction or one in a block. */
  spender: (outpoint: Outpoint) => Readonly<{ entry: Entry; index: number }> | undefined
  /** Transactions that pay to a script or spend from it: waiting ones first, then from the last block down. */
  history: (script: string) => readonly Entry[]
  /** The outputs of a script that nothing spends, neither in a block nor waiting; oldest first. */
  unspent: (script: string) => readonly Unspent[]
  /** 0 while waiting, 1 in the last block. */
  confirmations: (entry: Entry) => number
}>

const FRESH_MS = 25
/** How soon whoever waits for a movement sees one that is not of this process, which goes round its node. */
export const MOVED_BY_OTHERS_MS = 500

/** An empty ledger of a node; `sync` fills it. `elapsedMs` says how much time goes by. */
export function openLedger({ node, moves }: CountedNode, elapsedMs = () => performance.now()): Ledger {
  const state = emptyLedgerState()
  const entry = (txid: string): Entry | undefined => {
    const transaction = state.seen.get(txid)
    const block = state.inBlocks.get(txid)
    return transaction && (block || state.waiting.has(txid)) ? { transaction, block } : undefined
  }
  const tip = () => {
    const last = state.blocks.at(-1)
    if (!last) throw new Error('the ledger was read before its first sync')
    return last
  }
  const spender: Ledger['spender'] = (outpoint) => {
    for (const txid of state.byOutpoint.get(outpointKey(outpoint)) ?? []) {
      const found = entry(txid)
      const index = found?.transaction.inputs.findIndex((input) => outpointKey(input) === outpointKey(outpoint)) ?? -1
      if (found) return { entry: found, index }
    }
    return undefined
  }
  const history = (script: string) =>
    [...(state.byScript.get(script) ?? [])].flatMap((txid) => entry(txid) ?? []).sort((a, b) => depth(b) - depth(a))
  let syncing: Promise<number> | undefined
  let looked = { atMs: Number.NEGATIVE_INFINITY, moves: 0 }
  const look = async () => {
    const begun = { atMs: elapsedMs(), moves: moves() }
    const movements = await catchUp(node, state)
    looked = begun
    return movements
  }
  // Callers of the same moment share one look; a look that has begun may have missed what they know of.
  const sync = async () => {
    await syncing?.catch(() => undefined)
    syncing ??= look().finally(() => {
      syncing = undefined
    })
    return syncing
  }
  return {
    sync,
    glance: async (mostMs = FRESH_MS) => {
      const isFresh = looked.moves === moves() && elapsedMs() - looked.atMs < mostMs
      return isFresh ? state.movements : sync()
    },
    tip,
    block: (height) => state.blocks[height],
    blockByHash: (hash) => state.blocks.find((each) => each.hash === hash),
    transactionsOf: (blockHash) => state.transactionsOf.get(blockHash) ?? [],
    waiting: () => [...state.waiting],
    scriptBySha256: (hash) => [...state.byScript.keys()].find((script) => sha256Of(script) === hash),
    entry,
    everSeen: (txid) => state.seen.get(txid),
    spentOutput: ({ txid, vout }) => state.seen.get(txid)?.outputs[vout],
    spender,
    history,
    unspent: (script) =>
      history(script)
        .toReversed()
        .flatMap(({ transaction, block }) =>
          transaction.outputs.flatMap((output, vout) => {
            const { txid } = transaction
            if (output.script !== script || spender({ txid, vout })) return []
            return [{ txid, vout, valueSats: output.valueSats, block, coinbase: isCoinbase(transaction) }]
          }),
        ),
    confirmations: ({ block }) => (block ? tip().height - block.height + 1 : 0),
  }
}

function sha256Of(script: string): string {
  return hex.encode(sha256(hex.decode(script)))
}

function depth({ block }: Entry): number {
  return block?.height ?? Number.MAX_SAFE_INTEGER
}
