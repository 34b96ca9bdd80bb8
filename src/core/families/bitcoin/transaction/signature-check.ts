import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import { bytesToHex } from '../../../../lib/hex.ts'
import { scriptKindOf } from './script.ts'
import { scriptOfKey } from './script-key.ts'
import { digestsOf, SIGHASH_ALL, SIGHASH_DEFAULT } from './sighash.ts'
import type { DecodedTransaction, TransactionOutput } from './transaction.ts'

/**
 * Whether an input is signed over the whole transaction by the spent output's own key.
 *
 * No explorer can invent such a signature. P2WPKH or P2TR by the key, SIGHASH_ALL or SIGHASH_DEFAULT.
 *
 * @param spent all spent outputs in input order
 */
export function isSignedSpend(
  { transaction, witnesses }: Pick<DecodedTransaction, 'transaction' | 'witnesses'>,
  index: number,
  spent: readonly TransactionOutput[],
): boolean {
  const [output, witness] = [spent[index], witnesses[index]]
  if (!output || !witness) return false
  const script = bytesToHex(output.script)
  const digests = digestsOf(transaction, spent)
  const [first = NOTHING, second] = witness
  try {
    switch (scriptKindOf(script)) {
      case 'p2wpkh': {
        const isOfKey = witness.length === 2 && second?.length === 33 && scriptOfKey('p2wpkh', second) === script
        const [signature, sighash] = [first.subarray(0, -1), first.at(-1)]
        if (!isOfKey || sighash !== SIGHASH_ALL) return false
        return isEcdsaSignature(signature, digests.segwit(index), second)
      }
      case 'p2tr': {
        const sighash = first.length === 64 ? SIGHASH_DEFAULT : SIGHASH_ALL
        const isWhole =
          witness.length === 1 && (first.length === 64 || (first.length === 65 && first[64] === SIGHASH_ALL))
        return (
          isWhole && schnorr.verify(first.subarray(0, 64), digests.taproot(index, sighash), output.script.subarray(2))
        )
      }
      default:
        return false
    }
  } catch {
    return false
  }
}

/** Whether a signature is a key's, in relayed form: strict DER (BIP-66), low s (BIP-146). */
export function isEcdsaSignature(signature: Uint8Array, digest: Uint8Array, publicKey: Uint8Array): boolean {
  return secp256k1.verify(signature, digest, publicKey, { format: 'der', prehash: false, lowS: true })
}

const NOTHING = new Uint8Array()
