import { PSBTInput, PSBTOutput, type TransactionInput } from '@scure/btc-signer/psbt'
import { bip32Path } from '@scure/btc-signer/transaction'
import { equalBytes } from '../../../../lib/bytes.ts'
import { unexpected } from '../../../../lib/errors.ts'
import { type Hex, hexToBytes } from '../../../../lib/hex.ts'
import type { PsbtField } from './psbt.ts'
import { scriptKindOf } from './script.ts'
import { xOnly } from './x-only-key.ts'

/** `path` is from the seed (`m/84'/0'/0'/0/0`). */
export type KeyOrigin = Readonly<{ script: Hex; path: string; publicKey: Hex }>

/** They differ between inputs and outputs (BIP-174, BIP-371). */
export type KeyTypes = Readonly<{ derivation: number; taprootDerivation: number; internalKey: number }>

export const INPUT_KEYS = typesIn(PSBTInput)
export const OUTPUT_KEYS = typesIn(PSBTOutput)

const { bip32Derivation, tapBip32Derivation } = PSBTInput

/** BIP-174: unknown. */
const NO_FINGERPRINT = 0

export function keyFields({ script, path, publicKey }: KeyOrigin): LibraryFields {
  const [key, der] = [hexToBytes(publicKey), { fingerprint: NO_FINGERPRINT, path: stepsOf(path) }]
  if (scriptKindOf(script) !== 'p2tr') return { bip32Derivation: [[key, der]] }
  const internal = xOnly(key)
  return { tapInternalKey: internal, tapBip32Derivation: [[internal, { hashes: [], der }]] }
}

/** Whether a field names this key, ignoring the master fingerprint. */
export function isOfKey({ type, key, value }: PsbtField, origin: KeyOrigin, types: KeyTypes): boolean {
  const own = hexToBytes(origin.publicKey)
  if (scriptKindOf(origin.script) !== 'p2tr') {
    return type === types.derivation && equalBytes(key, own) && isPath(origin, () => bip32Derivation[2].decode(value))
  }
  const internal = xOnly(own)
  if (type === types.internalKey) return key.length === 0 && equalBytes(value, internal)
  if (type !== types.taprootDerivation || !equalBytes(key, internal)) return false
  return isPath(origin, () => {
    const { hashes, der } = tapBip32Derivation[2].decode(value)
    return hashes.length === 0 ? der : undefined
  })
}

type Derivation = Readonly<{ fingerprint: number; path: readonly number[] }>

type LibraryFields = Pick<TransactionInput, 'bip32Derivation' | 'tapInternalKey' | 'tapBip32Derivation'>

function isPath({ path }: KeyOrigin, read: () => Derivation | undefined): boolean {
  const steps = stepsOf(path)
  try {
    return read()?.path.join() === steps.join()
  } catch {
    return false
  }
}

function stepsOf(path: string): number[] {
  if (!/^m(\/[0-9]{1,10}['h]?)*$/.test(path)) throw unexpected('BAD_PATH', 'path', "m and steps such as /84'", path)
  return bip32Path(path.replaceAll('h', "'"))
}

function typesIn(table: typeof PSBTInput | typeof PSBTOutput): KeyTypes {
  return {
    derivation: table.bip32Derivation[0],
    taprootDerivation: table.tapBip32Derivation[0],
    internalKey: table.tapInternalKey[0],
  }
}
