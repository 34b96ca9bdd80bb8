import { _DebugPSBT as PsbtMaps } from '@scure/btc-signer/psbt'
import { RawOldTx } from '@scure/btc-signer/script'
import { unexpected } from '../../../../lib/errors.ts'
import { hexToBytes } from '../../../../lib/hex.ts'
import { byteReader } from './byte-reader.ts'
import { partsOf } from './library-transaction.ts'
import type { BitcoinTransactionParts } from './transaction.ts'

/** BIP-174; `key` follows the type. */
export type PsbtField = Readonly<{ type: number; key: Uint8Array; value: Uint8Array }>

/** Version 0; `global` lacks the unsigned transaction. */
export type Psbt = Readonly<{
  transaction: BitcoinTransactionParts
  global: readonly PsbtField[]
  inputs: readonly (readonly PsbtField[])[]
  outputs: readonly (readonly PsbtField[])[]
}>

type FieldMap = Readonly<Record<string, Uint8Array>>

// BIP-174, "Specification".
const MAGIC_BYTES = 5
const UNSIGNED_TRANSACTION = '00'

/**
 * Reads a PSBT of version 0 strictly, without judging its fields. The library accepts an extra map and repeated fields
 * of value 0.
 *
 * @throws CausewayError `BAD_BITCOIN` with the expected value
 */
export function readPsbt(bytes: Uint8Array): Psbt {
  const [first = {}, ...maps] = mapsIn(bytes)
  const { [UNSIGNED_TRANSACTION]: unsigned, ...global } = first
  const isFirst = bytes[MAGIC_BYTES] === 1 && bytes[MAGIC_BYTES + 1] === 0
  if (!unsigned || !isFirst) throw unexpected('BAD_BITCOIN', 'PSBT', 'an unsigned transaction first', 'another field')
  const transaction = unsignedIn(unsigned)
  const [inputs, outputs] = [transaction.inputs.length, transaction.outputs.length]
  if (maps.length !== inputs + outputs) {
    throw unexpected('BAD_BITCOIN', 'PSBT', `the end after ${inputs + outputs} maps`, `${maps.length} maps`)
  }
  return {
    transaction,
    global: fieldsOf(global),
    inputs: maps.slice(0, inputs).map(fieldsOf),
    outputs: maps.slice(inputs).map(fieldsOf),
  }
}

// Each key once.
function mapsIn(bytes: Uint8Array): readonly FieldMap[] {
  // The library's type allows texts; its coder makes none.
  return readAs('the maps of a PSBT', () => PsbtMaps.decode(bytes).items as readonly FieldMap[])
}

// BIP-174: neither signature scripts nor witnesses.
function unsignedIn(bytes: Uint8Array): BitcoinTransactionParts {
  const transaction = readAs('an unsigned transaction', () => partsOf(RawOldTx.decode(bytes)))
  const { inputs, outputs } = transaction
  if (inputs.length === 0 || outputs.length === 0) throw unexpected('BAD_BITCOIN', 'PSBT', 'inputs and outputs', 'none')
  if (inputs.some(({ script }) => script.length > 0)) {
    throw unexpected('BAD_BITCOIN', 'PSBT', 'an unsigned transaction', 'one with signatures')
  }
  return transaction
}

function fieldsOf(map: FieldMap): readonly PsbtField[] {
  const fields = Object.entries(map).map(([name, value]) => {
    const inKey = byteReader(hexToBytes(`0x${name}`), 'PSBT key')
    const type = inKey.compactSize()
    return { type, key: inKey.take(inKey.left()), value }
  })
  return fields.sort((a, b) => a.type - b.type)
}

function readAs<T>(expected: string, read: () => T): T {
  try {
    return read()
  } catch (cause) {
    throw unexpected('BAD_BITCOIN', 'PSBT', expected, cause instanceof Error ? cause.message : 'other bytes')
  }
}
