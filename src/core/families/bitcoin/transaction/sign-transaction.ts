import { p2tr, p2wpkh } from '@scure/btc-signer/payment'
import { SigHash } from '@scure/btc-signer/transaction'
import { pubECDSA, pubSchnorr } from '@scure/btc-signer/utils'
import { type Bytes, equalBytes } from '../../../../lib/bytes.ts'
import { bytesToHex } from '../../../../lib/hex.ts'
import { libraryTransaction } from './library-transaction.ts'
import { scriptKindOf } from './script.ts'
import type { BitcoinTransactionParts, TransactionOutput } from './transaction.ts'

// BIP-340 allows any value.
const NO_RANDOMNESS = new Uint8Array(32)

/**
 * Signs all inputs with one key: P2WPKH by SIGHASH_ALL, or P2TR by the key and SIGHASH_DEFAULT.
 *
 * Deterministic (RFC 6979; BIP-340 without randomness).
 *
 * @param spent the spent outputs in input order
 * @throws RangeError if the key alone can't spend from a script
 */
export function signTransaction(
  transaction: BitcoinTransactionParts,
  spent: readonly TransactionOutput[],
  privateKey: Uint8Array,
): Readonly<{ bytes: Bytes; txid: string }> {
  if (spent.length !== transaction.inputs.length) {
    throw new RangeError(`expected ${transaction.inputs.length} spent outputs, got ${spent.length}`)
  }
  const signing = libraryTransaction(transaction)
  const sighashOf = spendingBy(privateKey)
  spent.forEach(({ script, valueSats }, index) => {
    const { tapInternalKey } = sighashOf(script)
    const known = tapInternalKey ? { tapInternalKey } : {}
    signing.updateInput(index, { witnessUtxo: { amount: valueSats, script }, ...known }, true)
  })
  for (const [index, { script }] of spent.entries()) {
    signing.signIdx(privateKey, index, [sighashOf(script).sighash], NO_RANDOMNESS)
  }
  signing.finalize()
  return { bytes: new Uint8Array(signing.extract()), txid: signing.id }
}

type Spending = Readonly<{ sighash: SigHash; tapInternalKey?: Uint8Array }>

// The library signs any Taproot script with the named internal key.
function spendingBy(privateKey: Uint8Array): (script: Uint8Array) => Spending {
  const [publicKey, internal] = [pubECDSA(privateKey, true), pubSchnorr(privateKey)]
  const [segwit, taproot] = [p2wpkh(publicKey).script, p2tr(internal).script]
  return (script) => {
    const kind = scriptKindOf(bytesToHex(script))
    if (kind === 'p2wpkh' && equalBytes(script, segwit)) return { sighash: SigHash.ALL }
    if (kind === 'p2tr' && equalBytes(script, taproot)) return { sighash: SigHash.DEFAULT, tapInternalKey: internal }
    throw new RangeError(`expected P2WPKH or P2TR of this key, got the script ${bytesToHex(script)}`)
  }
}
