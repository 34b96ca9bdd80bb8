import { RawOldTx, RawOutput } from '@scure/btc-signer/script'
import { Transaction } from '@scure/btc-signer/transaction'
import type { Bytes } from '../../../../lib/bytes.ts'
import { bytesToHex, hexToBytes } from '../../../../lib/hex.ts'
import type { BitcoinTransactionParts, TransactionOutput } from './transaction.ts'

type Raw = Parameters<typeof RawOldTx.encode>[0]

/** Without witnesses, as its id hashes it. */
export function writeTransaction(transaction: BitcoinTransactionParts): Bytes {
  return new Uint8Array(RawOldTx.encode(rawOf(transaction)))
}

/** It must fill the bytes; throws otherwise. */
export function readWholeOutput(bytes: Uint8Array): TransactionOutput {
  const { amount, script } = RawOutput.decode(bytes)
  return { valueSats: amount, script }
}

/** The library's version number is signed. */
export function rawOf({ version, inputs, outputs, lockTime }: BitcoinTransactionParts): Raw {
  return {
    version: version | 0,
    inputs: inputs.map(({ txid, vout, script, sequence }) => ({
      txid: hexToBytes(`0x${txid}`),
      index: vout,
      finalScriptSig: script,
      sequence,
    })),
    outputs: outputs.map(({ valueSats, script }) => ({ amount: valueSats, script })),
    lockTime,
  }
}

export function partsOf({ version, inputs, outputs, lockTime }: Raw): BitcoinTransactionParts {
  return {
    version: version >>> 0,
    inputs: inputs.map(({ txid, index, finalScriptSig, sequence }) => ({
      txid: bytesToHex(txid).slice(2),
      vout: index,
      script: finalScriptSig,
      sequence,
    })),
    outputs: outputs.map(({ amount, script }) => ({ valueSats: amount, script })),
    lockTime,
  }
}

/** Scripts of any kind; a version above 3 throws. */
export function libraryTransaction(transaction: BitcoinTransactionParts): Transaction {
  return Transaction.fromRaw(writeTransaction(transaction), {
    allowUnknownOutputs: true,
    allowUnknownInputs: true,
    disableScriptCheck: true,
  })
}
