import { bytesToHex } from '@noble/hashes/utils'
import { type Bytes, concatBytes } from '../../../../lib/bytes.ts'
import { unexpected } from '../../../../lib/errors.ts'
import { type ByteReader, byteReader, compactSize } from './byte-reader.ts'
import { type BitcoinTransactionParts, decodeTransaction, writeTransaction } from './transaction.ts'

/** A field of a PSBT (BIP-174); `key` follows the type. */
export type PsbtField = Readonly<{ type: number; key: Uint8Array; value: Uint8Array }>

/** Version 0; `global` lacks the unsigned transaction. */
export type Psbt = Readonly<{
  transaction: BitcoinTransactionParts
  global: readonly PsbtField[]
  inputs: readonly (readonly PsbtField[])[]
  outputs: readonly (readonly PsbtField[])[]
}>

// BIP-174, "Specification".
const MAGIC = Uint8Array.of(0x70, 0x73, 0x62, 0x74, 0xff)
const UNSIGNED_TRANSACTION = 0x00
const NO_KEY = new Uint8Array()

/**
 * Reads a PSBT of version 0 strictly, without judging its fields.
 *
 * @throws CausewayError `BAD_BITCOIN` with the expected value
 */
export function readPsbt(bytes: Uint8Array): Psbt {
  const reader = byteReader(bytes, 'PSBT')
  const magic = reader.take(MAGIC.length)
  if (!MAGIC.every((byte, at) => byte === magic[at])) throw unexpected('BAD_BITCOIN', 'PSBT', 'its magic bytes', magic)
  const [unsigned, ...global] = readMap(reader)
  if (!unsigned || unsigned.type !== UNSIGNED_TRANSACTION || unsigned.key.length > 0) {
    throw unexpected('BAD_BITCOIN', 'PSBT', 'an unsigned transaction first', 'another field')
  }
  const { transaction, stripped } = decodeTransaction(unsigned.value)
  // BIP-174: neither signature scripts nor witnesses.
  if (stripped.length !== unsigned.value.length || transaction.inputs.some(({ script }) => script.length > 0)) {
    throw unexpected('BAD_BITCOIN', 'PSBT', 'an unsigned transaction', 'one with signatures')
  }
  const inputs = transaction.inputs.map(() => readMap(reader))
  const outputs = transaction.outputs.map(() => readMap(reader))
  if (!reader.isAtEnd()) throw unexpected('BAD_BITCOIN', 'PSBT', 'the end', 'more bytes')
  return { transaction, global, inputs, outputs }
}

/** Writes a PSBT of version 0; the fields must be in order. */
export function writePsbt({ transaction, global, inputs, outputs }: Psbt): Bytes {
  return concatBytes(psbtHead(transaction), ...[global, ...inputs, ...outputs].map(writeMap))
}

/** The head of a transaction's PSBT: the magic bytes and the transaction. */
export function psbtHead(transaction: BitcoinTransactionParts): Bytes {
  return concatBytes(MAGIC, writeField(psbtField(UNSIGNED_TRANSACTION, writeTransaction(transaction))))
}

/** Makes a field, by default with its type as the whole key. */
export function psbtField(type: number, value: Uint8Array, key: Uint8Array = NO_KEY): PsbtField {
  return { type, key, value }
}

function readMap(reader: ByteReader): readonly PsbtField[] {
  const fields: PsbtField[] = []
  const seen = new Set<string>()
  for (let length = reader.compactSize(); length > 0; length = reader.compactSize()) {
    const whole = reader.take(length)
    const name = bytesToHex(whole)
    if (seen.has(name)) throw unexpected('BAD_BITCOIN', 'PSBT', 'every key once', name)
    seen.add(name)
    const inKey = byteReader(whole, 'PSBT key')
    const type = inKey.compactSize()
    const key = inKey.take(inKey.left())
    fields.push({ type, key, value: reader.take(reader.compactSize()) })
  }
  return fields
}

function writeMap(fields: readonly PsbtField[]): Bytes {
  return concatBytes(...fields.map(writeField), compactSize(0))
}

function writeField({ type, key, value }: PsbtField): Bytes {
  const whole = concatBytes(compactSize(type), key)
  return concatBytes(compactSize(whole.length), whole, compactSize(value.length), value)
}
