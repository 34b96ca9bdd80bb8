import { concatBytes, equalBytes } from '../../../../lib/bytes.ts'
import { unexpected } from '../../../../lib/errors.ts'
import { type Hex, hexToBytes } from '../../../../lib/hex.ts'
import { littleEndian } from './byte-reader.ts'
import { type PsbtField, psbtField } from './psbt.ts'
import { scriptKindOf } from './script.ts'
import { xOnly } from './script-key.ts'

/** `path` is from the seed (`m/84'/0'/0'/0/0`). */
export type KeyOrigin = Readonly<{ script: Hex; path: string; publicKey: Hex }>

/** They differ between inputs and outputs (BIP-174, BIP-371). */
export type KeyTypes = Readonly<{ derivation: number; taprootDerivation: number; internalKey: number }>

export const INPUT_KEYS: KeyTypes = { derivation: 0x06, taprootDerivation: 0x16, internalKey: 0x17 }
export const OUTPUT_KEYS: KeyTypes = { derivation: 0x02, taprootDerivation: 0x07, internalKey: 0x05 }

const FINGERPRINT_BYTES = 4
const HARDENED = 0x8000_0000

/**
 * The fields that name a script's key, in type order.
 *
 * Master fingerprints are zero (BIP-174: unknown).
 */
export function keyFields({ script, path, publicKey }: KeyOrigin, types: KeyTypes): readonly PsbtField[] {
  const key = hexToBytes(publicKey)
  if (scriptKindOf(script) !== 'p2tr') return [psbtField(types.derivation, pathBytes(path), key)]
  const internal = xOnly(key)
  // BIP-371: an empty list of leaf hashes precedes the path.
  const derivation = psbtField(types.taprootDerivation, concatBytes(Uint8Array.of(0), pathBytes(path)), internal)
  return [derivation, psbtField(types.internalKey, internal)].sort((a, b) => a.type - b.type)
}

/** Whether a field names this key, ignoring the master fingerprint. */
export function isOfKey(field: PsbtField, origin: KeyOrigin, types: KeyTypes): boolean {
  return keyFields(origin, types).some(
    (own) =>
      own.type === field.type &&
      equalBytes(own.key, field.key) &&
      equalBytes(withoutFingerprint(own.value, own.type, types), withoutFingerprint(field.value, field.type, types)),
  )
}

function withoutFingerprint(value: Uint8Array, type: number, types: KeyTypes): Uint8Array {
  if (type === types.internalKey) return value
  const start = type === types.taprootDerivation ? 1 : 0
  return concatBytes(value.subarray(0, start), value.subarray(start + FINGERPRINT_BYTES))
}

function pathBytes(path: string): Uint8Array {
  if (!/^m(\/[0-9]{1,10}['h]?)*$/.test(path)) throw unexpected('BAD_PATH', 'path', "m and steps such as /84'", path)
  const steps = path.split('/').slice(1)
  const numbers = steps.map((step) => Number.parseInt(step, 10) + (/['h]$/.test(step) ? HARDENED : 0))
  return concatBytes(new Uint8Array(FINGERPRINT_BYTES), ...numbers.map((step) => littleEndian(step, 4)))
}
