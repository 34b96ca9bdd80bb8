import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils'
import { type Bytes, concatBytes } from '../../../../lib/bytes.ts'
import { unexpected } from '../../../../lib/errors.ts'
import { type ByteReader, byteReader, compactSize, littleEndian } from './byte-reader.ts'

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

/** Writes a transaction without witnesses, as its id hashes it. */
export function writeTransaction(transaction: BitcoinTransactionParts): Bytes {
  const { version, lockTime } = transaction
  return concatBytes(littleEndian(version, 4), ...bodyOf(transaction), littleEndian(lockTime, 4))
}

/**
 * Writes a transaction with its witnesses (BIP-144), one per input.
 *
 * @param witnesses at least one not empty
 */
export function writeSigned(
  transaction: BitcoinTransactionParts,
  witnesses: readonly (readonly Uint8Array[])[],
): Bytes {
  const { version, lockTime } = transaction
  return concatBytes(
    littleEndian(version, 4),
    Uint8Array.of(0, WITNESS_FLAG),
    ...bodyOf(transaction),
    ...witnesses.flatMap((items) => [
      compactSize(items.length),
      ...items.flatMap((item) => [compactSize(item.length), item]),
    ]),
    littleEndian(lockTime, 4),
  )
}

function bodyOf({ inputs, outputs }: BitcoinTransactionParts): readonly Uint8Array[] {
  return [
    compactSize(inputs.length),
    ...inputs.flatMap(({ txid, vout, script, sequence }) => [
      hexToBytes(txid).reverse(),
      littleEndian(vout, 4),
      compactSize(script.length),
      script,
      littleEndian(sequence, 4),
    ]),
    compactSize(outputs.length),
    ...outputs.map(writeOutput),
  ]
}

/** Writes one output. */
export function writeOutput({ valueSats, script }: TransactionOutput): Bytes {
  return concatBytes(littleEndian(valueSats, 8), compactSize(script.length), script)
}

/** Reads one output that must fill the bytes; throws `BAD_BITCOIN` otherwise. */
export function readWholeOutput(bytes: Uint8Array): TransactionOutput {
  const reader = byteReader(bytes, 'output')
  const output = readOutput(reader)
  if (!reader.isAtEnd()) throw unexpected('BAD_BITCOIN', 'output', 'the end', 'more bytes')
  return output
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
