import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import { p2wpkh } from '@scure/btc-signer/payment'
import { equalBytes } from '../../../../lib/bytes.ts'
import { bytesToHex } from '../../../../lib/hex.ts'
import { scriptKindOf } from './script.ts'
import { digestsOf, SIGHASH_ALL, SIGHASH_DEFAULT } from './sighash.ts'
import type { DecodedTransaction, TransactionOutput } from './transaction.ts'

type Signed = Pick<DecodedTransaction, 'transaction' | 'witnesses'>

/**
 * Whether the spent output's own key signed an input over the whole transaction. No explorer can invent such a
 * signature. P2WPKH or P2TR by the key, SIGHASH_ALL or SIGHASH_DEFAULT.
 *
 * @param spent all spent outputs in input order
 */
export function isSignedSpend(signed: Signed, index: number, spent: readonly TransactionOutput[]): boolean {
  const script = spent[index]?.script ?? NOTHING
  try {
    switch (scriptKindOf(bytesToHex(script))) {
      case 'p2wpkh':
        return isSignedByHash(signed, index, spent, script)
      case 'p2tr':
        return isSignedByPoint(signed, index, spent, script)
      default:
        return false
    }
  } catch {
    return false
  }
}

type Check = (signed: Signed, index: number, spent: readonly TransactionOutput[], script: Uint8Array) => boolean

const isSignedByHash: Check = ({ transaction, witnesses }, index, spent, script) => {
  const [first = NOTHING, key, ...more] = witnesses[index] ?? []
  const isOfKey = more.length === 0 && key?.length === 33 && equalBytes(p2wpkh(key).script, script)
  if (!isOfKey || first.at(-1) !== SIGHASH_ALL) return false
  return isEcdsaSignature(first.subarray(0, -1), digestsOf(transaction, spent).segwit(index), key)
}

const isSignedByPoint: Check = ({ transaction, witnesses }, index, spent, script) => {
  const [first = NOTHING, ...more] = witnesses[index] ?? []
  const isWhole = first.length === 64 || (first.length === 65 && first[64] === SIGHASH_ALL)
  if (!isWhole || more.length > 0) return false
  const digest = digestsOf(transaction, spent).taproot(index, first.length === 64 ? SIGHASH_DEFAULT : SIGHASH_ALL)
  return schnorr.verify(first.subarray(0, 64), digest, script.subarray(2))
}

/** Whether a signature is a key's, in relayed form: strict DER (BIP-66), low s (BIP-146). */
export function isEcdsaSignature(signature: Uint8Array, digest: Uint8Array, publicKey: Uint8Array): boolean {
  return secp256k1.verify(signature, digest, publicKey, { format: 'der', prehash: false, lowS: true })
}

const NOTHING = new Uint8Array()
