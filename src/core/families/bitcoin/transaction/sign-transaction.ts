import { p2tr, p2wpkh } from '@scure/btc-signer/payment'
import { SigHash } from '@scure/btc-signer/transaction'
import { pubECDSA, pubSchnorr } from '@scure/btc-signer/utils'
import { type Bytes, equalBytes } from '../../../../lib/bytes.ts'
import { bytesToHex, type Hex, hexToBytes } from '../../../../lib/hex.ts'
import { libraryTransaction } from './library-transaction.ts'
import { scriptKindOf } from './script.ts'
import type { BitcoinTransactionParts, TransactionOutput } from './transaction.ts'

// BIP-340 allows any value.
const NO_RANDOMNESS = new Uint8Array(32)

/**
 * Signs each input with its key: P2WPKH by SIGHASH_ALL, or P2TR by the key and SIGHASH_DEFAULT.
 *
 * Deterministic (RFC 6979; BIP-340 without randomness).
 *
 * @param spent in input order
 * @throws RangeError without a script's key
 */
export function signTransaction(
  transaction: BitcoinTransactionParts,
  spent: readonly TransactionOutput[],
  privateKeys: Uint8Array | readonly Uint8Array[],
): Readonly<{ bytes: Bytes; txid: string }> {
  if (spent.length !== transaction.inputs.length) {
    throw new RangeError(`expected ${transaction.inputs.length} spent outputs, got ${spent.length}`)
  }
  const signing = libraryTransaction(transaction)
  const among = spendingBy(privateKeys)
  const spendingOf = (script: Uint8Array) => {
    const spending = among(script)
    if (!spending) throw new RangeError(`expected P2WPKH or P2TR of these keys, got the script ${bytesToHex(script)}`)
    return spending
  }
  spent.forEach(({ script, valueSats }, index) => {
    const { tapInternalKey } = spendingOf(script)
    const known = tapInternalKey ? { tapInternalKey } : {}
    signing.updateInput(index, { witnessUtxo: { amount: valueSats, script }, ...known }, true)
  })
  for (const [index, { script }] of spent.entries()) {
    const { privateKey, sighash } = spendingOf(script)
    signing.signIdx(privateKey, index, [sighash], NO_RANDOMNESS)
  }
  signing.finalize()
  return { bytes: new Uint8Array(signing.extract()), txid: signing.id }
}

/** P2WPKH or P2TR. */
export function isScriptOfKeys(script: Hex, privateKeys: Uint8Array | readonly Uint8Array[]): boolean {
  return spendingBy(privateKeys)(hexToBytes(script)) !== undefined
}

type Spending = Readonly<{ privateKey: Uint8Array; sighash: SigHash; tapInternalKey?: Uint8Array }>

// The library signs any Taproot script with the named internal key.
function spendingBy(privateKeys: Uint8Array | readonly Uint8Array[]): (script: Uint8Array) => Spending | undefined {
  const keys = privateKeys instanceof Uint8Array ? [privateKeys] : privateKeys
  const scripts = keys.map((privateKey) => {
    const [publicKey, internal] = [pubECDSA(privateKey, true), pubSchnorr(privateKey)]
    return { privateKey, internal, segwit: p2wpkh(publicKey).script, taproot: p2tr(internal).script }
  })
  return (script) => {
    const kind = scriptKindOf(bytesToHex(script))
    for (const { privateKey, internal, segwit, taproot } of scripts) {
      if (kind === 'p2wpkh' && equalBytes(script, segwit)) return { privateKey, sighash: SigHash.ALL }
      if (kind !== 'p2tr' || !equalBytes(script, taproot)) continue
      return { privateKey, sighash: SigHash.DEFAULT, tapInternalKey: internal }
    }
    return undefined
  }
}
