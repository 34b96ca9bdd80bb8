import { RawOldTx } from '@scure/btc-signer/script'
import { sha256x2 } from '@scure/btc-signer/utils'
import { hex } from './hex.ts'
import { merkleRoot } from './merkle.ts'
import type { BitcoinTransaction } from './transaction.ts'

export type Block = Readonly<{
  hash: string
  height: number
  previousHash: string
  timeSeconds: number
  /** 80 bytes in hex. */
  header: string
  transactions: readonly BitcoinTransaction[]
}>

const REWARD_SATS = 5_000_000_000n
const HALVING_BLOCKS = 150n
const NO_INDEX = 0xffff_ffff

// Half of all hashes meet it.
const REGTEST_BITS = 0x207f_ffff
const REGTEST_TARGET = BigInt(`0x7fffff${'0'.repeat(58)}`)
const GENESIS_SECONDS = 1_296_688_602

export const GENESIS: Block = {
  ...minedHeader({ previousHash: '0'.repeat(64), merkleRoot: merkleRoot([]), timeSeconds: GENESIS_SECONDS }),
  height: 0,
  previousHash: '0'.repeat(64),
  timeSeconds: GENESIS_SECONDS,
  transactions: [],
}

/**
 * Makes a coinbase's hex: the regtest reward plus fees, to a script.
 *
 * `nonce` distinguishes branches.
 */
export function coinbaseHex(height: number, feesSats: bigint, script: string, nonce: number): string {
  const heightBytes = [height & 0xff, (height >> 8) & 0xff, (height >> 16) & 0xff, 0]
  const nonceBytes = [nonce & 0xff, (nonce >> 8) & 0xff, (nonce >> 16) & 0xff, 0]
  const amount = (REWARD_SATS >> (BigInt(height) / HALVING_BLOCKS)) + feesSats
  const bytes = RawOldTx.encode({
    version: 2,
    inputs: [
      {
        txid: new Uint8Array(32),
        index: NO_INDEX,
        finalScriptSig: Uint8Array.from([4, ...heightBytes, 4, ...nonceBytes]),
        sequence: NO_INDEX,
      },
    ],
    outputs: [{ amount, script: hex.decode(script) }],
    lockTime: 0,
  })
  return hex.encode(bytes)
}

export function blockOn(previous: Block, transactions: readonly BitcoinTransaction[], timeSeconds: number): Block {
  const root = merkleRoot(transactions.map(({ txid }) => txid))
  const mined = minedHeader({ previousHash: previous.hash, merkleRoot: root, timeSeconds })
  return { ...mined, height: previous.height + 1, previousHash: previous.hash, timeSeconds, transactions }
}

/** Finds a nonce with regtest's work. */
export function minedHeader({
  previousHash,
  merkleRoot: root,
  timeSeconds,
}: Readonly<{ previousHash: string; merkleRoot: string; timeSeconds: number }>): Pick<Block, 'hash' | 'header'> {
  const header = new Uint8Array(80)
  const view = new DataView(header.buffer)
  view.setUint32(0, 0x2000_0000, true)
  header.set(hex.decode(previousHash).reverse(), 4)
  header.set(hex.decode(root).reverse(), 36)
  view.setUint32(68, timeSeconds, true)
  view.setUint32(72, REGTEST_BITS, true)
  for (let nonce = 0; ; nonce += 1) {
    view.setUint32(76, nonce, true)
    const hash = hex.encode(sha256x2(header).reverse())
    if (BigInt(`0x${hash}`) <= REGTEST_TARGET) return { hash, header: hex.encode(header) }
  }
}
