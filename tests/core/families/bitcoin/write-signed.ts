import { RawTx } from '@scure/btc-signer/script'
import { rawOf } from '../../../../src/core/families/bitcoin/transaction/library-transaction.ts'
import type { BitcoinTransactionParts } from '../../../../src/core/families/bitcoin/transaction/transaction.ts'

/** Writes a transaction with its witnesses (BIP-144), one per input and at least one not empty. */
export function writeSigned(
  transaction: BitcoinTransactionParts,
  witnesses: readonly (readonly Uint8Array[])[],
): Uint8Array<ArrayBuffer> {
  const stacks = witnesses.map((items) => [...items])
  return new Uint8Array(RawTx.encode({ ...rawOf(transaction), segwitFlag: true, witnesses: stacks }))
}
