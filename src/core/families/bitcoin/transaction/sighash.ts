import { OutScript } from '@scure/btc-signer/payment'
import { SigHash } from '@scure/btc-signer/transaction'
import type { Bytes } from '../../../../lib/bytes.ts'
import { libraryTransaction } from './library-transaction.ts'
import type { BitcoinTransactionParts, TransactionOutput } from './transaction.ts'

/** Both bind the whole transaction; Taproot's default writes no byte. */
export const SIGHASH_ALL = SigHash.ALL
export const SIGHASH_DEFAULT = SigHash.DEFAULT

export type Digests = Readonly<{
  /** P2WPKH, SIGHASH_ALL (BIP-143). */
  segwit: (index: number) => Bytes
  /** P2TR by its key, without an annex (BIP-341). */
  taproot: (index: number, sighash: typeof SIGHASH_DEFAULT | typeof SIGHASH_ALL) => Bytes
}>

/**
 * Computes each digest from the start: the library shares no work between inputs.
 *
 * @param spent the spent outputs in input order; a missing one throws a RangeError
 */
export function digestsOf(transaction: BitcoinTransactionParts, spent: readonly TransactionOutput[]): Digests {
  const signed = libraryTransaction(transaction)
  return {
    segwit: (index) => {
      const { script, valueSats } = spentBy(spent, index)
      // BIP-143, item 5: P2WPKH's script code is P2PKH of the same hash.
      const code = OutScript.encode({ type: 'pkh', hash: script.subarray(2, 22) })
      return new Uint8Array(signed.preimageWitnessV0(index, code, SIGHASH_ALL, valueSats))
    },
    taproot: (index, sighash) => {
      spentBy(spent, index)
      const [scripts, values] = [spent.map(({ script }) => script), spent.map(({ valueSats }) => valueSats)]
      return new Uint8Array(signed.preimageWitnessV1(index, scripts, sighash, values))
    },
  }
}

function spentBy(spent: readonly TransactionOutput[], index: number): TransactionOutput {
  const found = spent[index]
  if (found === undefined) throw new RangeError(`expected an input below ${spent.length}, got ${index}`)
  return found
}
