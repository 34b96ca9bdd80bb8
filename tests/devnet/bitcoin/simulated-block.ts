import { sha256 } from '@noble/hashes/sha2'
import { RawOldTx } from '@scure/btc-signer/script'
import { sha256x2 } from '@scure/btc-signer/utils'
import { hex } from './hex.ts'
import type { BitcoinTransaction } from './transaction.ts'

export type Block = Readonly<{
  hash: string
  height: number
  previousHash: string
  timeSeconds: number
  transactions: readonly BitcoinTransaction[]
}>

const REWARD_SATS = 5_000_000_000n
const HALVING_BLOCKS = 150n
const NO_INDEX = 0xffff_ffff

export const GENESIS: Block = {
  hash: hex.encode(sha256(new TextEncoder().encode('causeway devnet bitcoin genesis'))),
  height: 0,
  previousHash: '0'.repeat(64),
  timeSeconds: 1_296_688_602,
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
  const header = new Uint8Array(80)
  const view = new DataView(header.buffer)
  view.setUint32(0, 0x2000_0000, true)
  header.set(hex.decode(previous.hash).reverse(), 4)
  header.set(merkleRoot(transactions.map(({ txid }) => hex.decode(txid).reverse())), 36)
  view.setUint32(68, timeSeconds, true)
  view.setUint32(72, 0x207f_ffff, true)
  const hash = hex.encode(sha256x2(header).reverse())
  return { hash, height: previous.height + 1, previousHash: previous.hash, timeSeconds, transactions }
}

function merkleRoot(level: readonly Uint8Array[]): Uint8Array {
  const [only, ...others] = level
  if (!only) return new Uint8Array(32)
  if (others.length === 0) return only
  const above: Uint8Array[] = []
  for (let at = 0; at < level.length; at += 2) {
    const left = level[at] ?? only
    above.push(sha256x2(left, level[at + 1] ?? left))
  }
  return merkleRoot(above)
}
