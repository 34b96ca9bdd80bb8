import { decodeTransaction, txidOf } from '../../../src/core/families/bitcoin/transaction/transaction.ts'
import { hexToBytes } from '../../../src/lib/hex.ts'
import { merklePath, merkleRoot } from '../../devnet/bitcoin/merkle.ts'
import { coinbaseHex, minedHeader } from '../../devnet/bitcoin/simulated-block.ts'

type Mined = Readonly<{ hash: string; height: number }>
export type Block = Readonly<{
  hash: string
  header: string
  height: number
  coinbase: string
  txids: readonly string[]
}>

/** Coinbases and the one transaction that is mined. */
export function blocksFrom(first: number, secondsAt: (height: number) => number) {
  let blocks: readonly Block[] = []
  const next = (mined: Mined | undefined): Block => {
    const height = first + blocks.length
    const carried = mined?.height === height ? [mined.hash] : []
    return blockOn(blocks.at(-1)?.hash, { height, carried, timeSeconds: secondsAt(height) })
  }
  /** A transaction that is mined late replaces its block and those above. */
  const upTo = (height: number, mined: Mined | undefined): readonly Block[] => {
    const at = mined ? mined.height - first : -1
    if (mined && blocks[at] && !blocks[at].txids.includes(mined.hash)) blocks = blocks.slice(0, at)
    while (blocks.length <= height - first) blocks = [...blocks, next(mined)]
    return blocks.slice(0, height - first + 1)
  }
  return { upTo }
}

export function blockOn(
  previousHash = '00'.repeat(32),
  { height, carried, timeSeconds }: Readonly<{ height: number; carried: readonly string[]; timeSeconds: number }>,
): Block {
  const coinbase = coinbaseHex(height, 0n, '51', 0)
  const txids = [txidOf(decodeTransaction(hexToBytes(`0x${coinbase}`)).stripped), ...carried]
  return { ...minedHeader({ previousHash, merkleRoot: merkleRoot(txids), timeSeconds }), height, coinbase, txids }
}

/** Undefined for questions not about blocks. */
export function blockAnswer(
  path: string,
  blocks: readonly Block[],
): Readonly<{ found: string | object | undefined }> | undefined {
  const [, what = '', name = ''] = /^\/(block-height|block|blocks|tx)\/(\w+)/.exec(path) ?? []
  const [first] = blocks
  if (what === 'block-height') return { found: first && blocks[Number(name) - first.height]?.hash }
  if (what === 'block') {
    const block = blocks.find(({ hash }) => hash === name)
    return { found: path.endsWith('/header') ? block?.header : block?.txids[0] }
  }
  if (what === 'blocks') {
    const top = blocks.findIndex(({ height }) => height === Number(name))
    const listed = blocks.slice(Math.max(0, top - 9), top + 1).toReversed()
    return { found: top < 0 ? undefined : listed.map(listedBlock) }
  }
  const block = blocks.find(({ txids }) => txids.includes(name))
  if (block && path.endsWith('/merkle-proof')) return { found: proofIn(block, name) }
  return block && path.endsWith('/hex') && block.txids[0] === name ? { found: block.coinbase } : undefined
}

function listedBlock({ header, height, hash, txids }: Block): object {
  const view = new DataView(hexToBytes(`0x${header}`).buffer)
  const [previous, root] = [header.slice(8, 72), header.slice(72, 136)].map(displayed)
  return {
    ...{ id: hash, height, tx_count: txids.length, merkle_root: root, previousblockhash: previous },
    ...{ version: view.getInt32(0, true), timestamp: view.getUint32(68, true) },
    ...{ bits: view.getUint32(72, true), nonce: view.getUint32(76, true) },
  }
}

function proofIn({ height, txids }: Block, txid: string): object {
  const pos = txids.indexOf(txid)
  return { block_height: height, merkle: merklePath(txids, pos), pos }
}

function displayed(hash: string): string {
  return Buffer.from(hash, 'hex').reverse().toString('hex')
}
