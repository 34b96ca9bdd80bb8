import { bytesToHex } from '@noble/hashes/utils'
import { type Bytes, concatBytes } from '../../lib/bytes.ts'
import { unexpected } from '../../lib/errors.ts'
import { type ByteReader, byteReader, compactSize } from './byte-reader.ts'
import { readTransaction, type Transaction, writeTransaction } from './transaction.ts'

/** One field of a PSBT (BIP-174): its type, what stands behind the type in its key, and its value. */
export type PsbtField = Readonly<{ type: number; key: Uint8Array; value: Uint8Array }>

/** A PSBT of version 0: the unsigned transaction, the other global fields, and the fields of each input and output. */
export type Psbt = Readonly<{
  transaction: Transaction
  global: readonly PsbtField[]
  inputs: readonly (readonly PsbtField[])[]
  outputs: readonly (readonly PsbtField[])[]
}>

// BIP-174, "Specification": the magic bytes, and the global field of the unsigned transaction.
const MAGIC = Uint8Array.of(0x70, 0x73, 0x62, 0x74, 0xff)
const UNSIGNED_TRANSACTION = 0x00
const NO_KEY = new Uint8Array()

/**
 * Reads a PSBT of version 0 strictly: one map for each input and output and nothing behind the last, every key once in
 * its map, sizes in their shortest form, no signature scripts in the unsigned transaction. What the fields mean is not
 * looked at.
 *
 * @throws CausewayError `BAD_BITCOIN` that says what was expected
 */
export function readPsbt(bytes: Uint8Array): Psbt {
  const reader = byteReader(bytes, 'PSBT')
  const magic = reader.take(MAGIC.length)
  if (!MAGIC.every((byte, at) => byte === magic[at])) throw unexpected('BAD_BITCOIN', 'PSBT', 'its magic bytes', magic)
  const [unsigned, ...global] = readMap(reader)
  if (!unsigned || unsigned.type !== UNSIGNED_TRANSACTION || unsigned.key.length > 0) {
    throw unexpected('BAD_BITCOIN', 'PSBT', 'an unsigned transaction first', 'another field')
  }
  const { transaction, stripped } = readTransaction(unsigned.value)
  // BIP-174: the unsigned transaction has neither signature scripts nor witnesses.
  if (stripped.length !== unsigned.value.length || transaction.inputs.some(({ script }) => script.length > 0)) {
    throw unexpected('BAD_BITCOIN', 'PSBT', 'an unsigned transaction', 'one with signatures')
  }
  const inputs = transaction.inputs.map(() => readMap(reader))
  const outputs = transaction.outputs.map(() => readMap(reader))
  if (!reader.isAtEnd()) throw unexpected('BAD_BITCOIN', 'PSBT', 'the end', 'more bytes')
  return { transaction, global, inputs, outputs }
}

/** Writes a PSBT of version 0; the fields must be in the order in which they are to stand. */
export function writePsbt({ transaction, global, inputs, outputs }: Psbt): Bytes {
  return concatBytes(psbtHead(transaction), ...[global, ...inputs, ...outputs].map(writeMap))
}

/** What every PSBT of version 0 of a transaction begins with: the magic bytes, then the transaction itself. */
export function psbtHead(transaction: Transaction): Bytes {
  return concatBytes(MAGIC, writeField(psbtField(UNSIGNED_TRANSACTION, writeTransaction(transaction))))
}

/** A field whose key is its type alone. */
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
