import { sha256 } from '@scure/btc-signer/utils'
import type { CountedNode } from './counted-node.ts'
import { hex } from './hex.ts'
import { catchUp, emptyLedgerState, type InBlock } from './ledger-state.ts'
import { type BitcoinTransaction, isCoinbase, type Outpoint, type Output, outpointKey } from './transaction.ts'

export type Entry = Readonly<{ transaction: BitcoinTransaction; block: InBlock | undefined }>

export type Unspent = Readonly<{
  txid: string
  vout: number
  valueSats: bigint
  block: InBlock | undefined
  coinbase: boolean
}>

/** Chain and mempool by transaction id and scriptPubKey (hex). Call `sync` first. */
export type Ledger = Readonly<{
  /** Catches up with the node. Returns the count of movements. */
  sync: () => Promise<number>
  /** Accepts a recent look (25 ms by default) unless this process moved something. */
  glance: (mostMs?: number) => Promise<number>
  tip: () => InBlock
  block: (height: number) => InBlock | undefined
  blockByHash: (hash: string) => InBlock | undefined
  transactionsOf: (blockHash: string) => readonly string[]
  waiting: () => readonly string[]
  /** Both hex; only for a paid script. */
  scriptBySha256: (hash: string) => string | undefined
  entry: (txid: string) => Entry | undefined
  /** Even if replaced, evicted or orphaned. */
  everSeen: (txid: string) => BitcoinTransaction | undefined
  spentOutput: (input: Outpoint) => Output | undefined
  spender: (outpoint: Outpoint) => Readonly<{ entry: Entry; index: number }> | undefined
  /** Waiting transactions first, then from the last block down. */
  history: (script: string) => readonly Entry[]
  /** Unspent in blocks and mempool; oldest first. */
  unspent: (script: string) => readonly Unspent[]
  /** 0 while waiting, 1 in the last block. */
  confirmations: (entry: Entry) => number
}>

const FRESH_MS = 25
/** The delay until another process's movement shows. */
export const MOVED_BY_OTHERS_MS = 500

/**
 * Opens an empty ledger of a node; `sync` fills it.
 *
 * `elapsedMs` is the clock.
 */
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
  // An earlier look may lack a caller's changes.
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
