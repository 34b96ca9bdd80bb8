import { BitcoinError, type BitcoinNode, type BlockData, type Position } from './node.ts'
import { type BitcoinTransaction, isCoinbase, outpointKey, readTransaction } from './transaction.ts'

export type InBlock = Readonly<{ height: number; hash: string; timeSeconds: number; header: string }>

/** `blocks` by height; `seen` keeps orphaned transactions too. */
export type LedgerState = {
  movements: number
  position: Position | undefined
  blocks: InBlock[]
  inBlocks: Map<string, InBlock>
  waiting: ReadonlySet<string>
  seen: Map<string, BitcoinTransaction>
  byScript: Map<string, Set<string>>
  byOutpoint: Map<string, Set<string>>
  transactionsOf: Map<string, readonly string[]>
}

const NOT_FOUND = -5

export function emptyLedgerState(): LedgerState {
  return {
    movements: 0,
    position: undefined,
    blocks: [],
    inBlocks: new Map(),
    waiting: new Set(),
    seen: new Map(),
    byScript: new Map(),
    byOutpoint: new Map(),
    transactionsOf: new Map(),
  }
}

/**
 * Catches up with the node in one step, invisible halfway.
 *
 * Returns the count of such steps.
 */
export async function catchUp(node: BitcoinNode, state: LedgerState): Promise<number> {
  for (;;) {
    const position = await node.position()
    if (isSame(position, state.position)) return state.movements
    const read = await readSince(node, state, position).catch(unlessMoved)
    // Start over rather than mix two histories.
    if (!read || !isSame(position, await node.position())) continue
    undoBlock(state, read.base + 1)
    for (const block of read.blocks) putOn(state, block)
    remember(state, read.waiting)
    state.waiting = new Set(position.mempool)
    state.position = position
    state.movements += 1
    return state.movements
  }
}

type FreshBlock = Readonly<{ block: InBlock; transactions: readonly BitcoinTransaction[] }>
type Read = Readonly<{ base: number; blocks: readonly FreshBlock[]; waiting: readonly BitcoinTransaction[] }>

async function readSince(node: BitcoinNode, state: LedgerState, position: Position): Promise<Read> {
  const { base, blocks } = await readBlocks(node, state, position.tipHash)
  const fresh = new Set(blocks.flatMap(({ transactions }) => transactions.map(({ txid }) => txid)))
  const unseen = position.mempool.filter((txid) => !state.seen.has(txid) && !fresh.has(txid))
  return { base, blocks, waiting: (await node.transactions(unseen)).map(readTransaction) }
}

/** `base` is the height of the last known block. */
async function readBlocks(node: BitcoinNode, { blocks }: LedgerState, tipHash: string) {
  const fresh: FreshBlock[] = []
  for (let hash = tipHash; ; ) {
    const base = blocks.findLastIndex((each) => each.hash === hash)
    if (base >= 0) return { base, blocks: fresh.reverse() }
    const data: BlockData = await node.block(hash)
    const block = { height: data.height, hash, timeSeconds: data.timeSeconds, header: data.header }
    fresh.push({ block, transactions: data.transactions.map(readTransaction) })
    if (data.height === 0) return { base: -1, blocks: fresh.reverse() }
    hash = data.previousHash
  }
}

function putOn(state: LedgerState, { block, transactions }: FreshBlock): void {
  remember(state, transactions)
  state.blocks.push(block)
  const txids = transactions.map(({ txid }) => txid)
  state.transactionsOf.set(block.hash, txids)
  for (const txid of txids) state.inBlocks.set(txid, block)
}

function undoBlock(state: LedgerState, height: number): void {
  for (const { hash } of state.blocks.splice(height)) {
    for (const txid of state.transactionsOf.get(hash) ?? []) state.inBlocks.delete(txid)
    state.transactionsOf.delete(hash)
  }
}

// All outputs first: a mempool doesn't sort parents before children.
function remember(state: LedgerState, transactions: readonly BitcoinTransaction[]): void {
  const fresh = transactions.filter(({ txid }) => !state.seen.has(txid))
  for (const transaction of fresh) {
    state.seen.set(transaction.txid, transaction)
    for (const { script } of transaction.outputs) add(state.byScript, script, transaction.txid)
  }
  for (const transaction of fresh) {
    if (isCoinbase(transaction)) continue
    for (const input of transaction.inputs) {
      add(state.byOutpoint, outpointKey(input), transaction.txid)
      const script = state.seen.get(input.txid)?.outputs[input.vout]?.script
      if (script !== undefined) add(state.byScript, script, transaction.txid)
    }
  }
}

function add(index: Map<string, Set<string>>, key: string, txid: string): void {
  const found = index.get(key)
  if (found) found.add(txid)
  else index.set(key, new Set([txid]))
}

function isSame(a: Position, b: Position | undefined): boolean {
  return a.tipHash === b?.tipHash && a.mempoolSequence === b.mempoolSequence
}

function unlessMoved(error: unknown): undefined {
  if (error instanceof BitcoinError && error.code === NOT_FOUND) return undefined
  throw error
}
