import { decodeTransaction, txidOf } from '../../../src/core/families/bitcoin/transaction/transaction.ts'
import { hexToBytes } from '../../../src/lib/hex.ts'
import { merklePath, merkleRoot } from '../../devnet/bitcoin/merkle.ts'
import { coinbaseHex, minedHeader } from '../../devnet/bitcoin/simulated-block.ts'

type Mined = Readonly<{ hash: string; height: number }>
type Block = Readonly<{ hash: string; header: string; height: number; coinbase: string; txids: readonly string[] }>

/** A chain from `first` on, of coinbases and the one transaction that is mined. */
export function blocksFrom(first: number, secondsAt: (height: number) => number) {
  let blocks: readonly Block[] = []
  const next = (mined: Mined | undefined): Block => {
    const height = first + blocks.length
    const coinbase = coinbaseHex(height, 0n, '51', 0)
    const id = txidOf(decodeTransaction(hexToBytes(`0x${coinbase}`)).stripped)
    const txids = mined?.height === height ? [id, mined.hash] : [id]
    const previousHash = blocks.at(-1)?.hash ?? '00'.repeat(32)
    const about = { previousHash, merkleRoot: merkleRoot(txids), timeSeconds: secondsAt(height) }
    return { ...minedHeader(about), height, coinbase, txids }
  }
  /** The blocks up to a height; a transaction that is mined late replaces its block and those above. */
  const upTo = (height: number, mined: Mined | undefined): readonly Block[] => {
    const at = mined ? mined.height - first : -1
    if (mined && blocks[at] && !blocks[at].txids.includes(mined.hash)) blocks = blocks.slice(0, at)
    while (blocks.length <= height - first) blocks = [...blocks, next(mined)]
    return blocks.slice(0, height - first + 1)
  }
  return { upTo }
}

export function listedBlock({ header, height, hash, txids }: Block): object {
  const view = new DataView(hexToBytes(`0x${header}`).buffer)
  const [previous, root] = [header.slice(8, 72), header.slice(72, 136)].map(displayed)
  return {
    ...{ id: hash, height, tx_count: txids.length, merkle_root: root, previousblockhash: previous },
    ...{ version: view.getInt32(0, true), timestamp: view.getUint32(68, true) },
    ...{ bits: view.getUint32(72, true), nonce: view.getUint32(76, true) },
  }
}

export function proofIn({ height, txids }: Block, txid: string): object {
  const pos = txids.indexOf(txid)
  return { block_height: height, merkle: merklePath(txids, pos), pos }
}

function displayed(hash: string): string {
  return Buffer.from(hash, 'hex').reverse().toString('hex')
}
