import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex } from '@noble/hashes/utils'
import { type Bytes, concatBytes } from '../../../../lib/bytes.ts'
import { unexpected } from '../../../../lib/errors.ts'
import type { Hex } from '../../../../lib/hex.ts'
import { type ByteReader, byteReader } from './byte-reader.ts'

/** `txid` is in display order, 64 hex digits. */
export type Outpoint = Readonly<{ txid: string; vout: number }>

/** `script` is the signature script, empty before signing. */
export type TransactionInput = Outpoint & Readonly<{ script: Uint8Array; sequence: number }>

export type TransactionOutput = Readonly<{ valueSats: bigint; script: Uint8Array }>

/** Without witnesses, which the id doesn't cover. */
export type BitcoinTransactionParts = Readonly<{
  version: number
  inputs: readonly TransactionInput[]
  outputs: readonly TransactionOutput[]
  lockTime: number
}>

const WITNESS_FLAG = 1

/** Names an outpoint: `txid:vout`. */
export function outpointKey({ txid, vout }: Outpoint): string {
  return `${txid}:${vout}`
}

/** `stripped` lacks the witnesses; an input without a witness has an empty one. */
export type DecodedTransaction = Readonly<{
  transaction: BitcoinTransactionParts
  stripped: Bytes
  witnesses: readonly (readonly Uint8Array[])[]
}>

/** `raw`: with witnesses. */
export type WholeTransaction = DecodedTransaction & Readonly<{ raw?: Hex | undefined }>

/**
 * Reads a transaction with witnesses (BIP-144) or without.
 *
 * @throws CausewayError `BAD_BITCOIN` for extra or missing bytes, or a non-minimal size
 */
export function decodeTransaction(bytes: Uint8Array): DecodedTransaction {
  const reader = byteReader(bytes, 'transaction')
  const version = reader.uint32()
  const hasWitnesses = bytes[4] === 0
  if (hasWitnesses && reader.take(2)[1] !== WITNESS_FLAG)
    throw unexpected('BAD_BITCOIN', 'transaction', 'inputs', 'none')
  const start = reader.offset()
  const inputs = Array.from({ length: countOf(reader, 41) }, () => readInput(reader))
  const outputs = Array.from({ length: countOf(reader, 9) }, () => readOutput(reader))
  const end = reader.offset()
  const witnesses = hasWitnesses ? readWitnesses(reader, inputs.length) : inputs.map(() => [])
  const lockTime = reader.uint32()
  if (!reader.isAtEnd()) throw unexpected('BAD_BITCOIN', 'transaction', 'the end', 'more bytes')
  const stripped = concatBytes(bytes.subarray(0, 4), bytes.subarray(start, end), bytes.subarray(bytes.length - 4))
  return { transaction: { version, inputs, outputs, lockTime }, stripped, witnesses }
}

/** The id of a transaction: double SHA-256 without witnesses, in display order. */
export function txidOf(stripped: Uint8Array): string {
  return bytesToHex(sha256(sha256(stripped)).reverse())
}

// Refuses impossible counts before they allocate memory.
function countOf(reader: ByteReader, leastBytesEach: number): number {
  const count = reader.compactSize()
  if (count === 0 || count * leastBytesEach > reader.left()) {
    throw unexpected('BAD_BITCOIN', 'transaction', 'at least one input and output, all of them there', count)
  }
  return count
}

function readInput(reader: ByteReader): TransactionInput {
  const txid = bytesToHex(reader.take(32).slice().reverse())
  const vout = reader.uint32()
  const script = reader.take(reader.compactSize())
  return { txid, vout, script, sequence: reader.uint32() }
}

function readOutput(reader: ByteReader): TransactionOutput {
  const valueSats = reader.uint64()
  return { valueSats, script: reader.take(reader.compactSize()) }
}

// BIP-144: a section of only empty witnesses is invalid.
function readWitnesses(reader: ByteReader, inputs: number): DecodedTransaction['witnesses'] {
  const witnesses = Array.from({ length: inputs }, () => {
    const items: Uint8Array[] = []
    for (let left = reader.compactSize(); left > 0; left -= 1) items.push(reader.take(reader.compactSize()))
    return items
  })
  if (witnesses.every((items) => items.length === 0)) {
    throw unexpected('BAD_BITCOIN', 'transaction', 'a witness', 'none')
  }
  return witnesses
}
