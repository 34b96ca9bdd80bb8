import { bytesToHex, type Hex, hexToBytes } from '../../../../lib/hex.ts'
import { psbtField, writePsbt } from './psbt.ts'
import { INPUT_KEYS, type KeyOrigin, keyFields, OUTPUT_KEYS } from './psbt-key-fields.ts'
import { type BitcoinTransactionParts, type Outpoint, type TransactionOutput, writeOutput } from './transaction.ts'

export type InputToSpend = Outpoint & KeyOrigin & Readonly<{ valueSats: bigint; previous: Uint8Array }>

export type OutputToPay = Readonly<{ script: Hex; valueSats: bigint; origin: KeyOrigin | undefined }>

// BIP-125: the highest replaceable sequence number; it sets no relative lock (BIP-68).
const REPLACEABLE = 0xffff_fffd
const VERSION = 2

// BIP-174, "Specification".
const PREVIOUS_TRANSACTION = 0x00
const SPENT_OUTPUT = 0x01

/** Builds the transaction: version 2, no lock time, replaceable (BIP-125). */
export function unsignedTransaction(
  spends: readonly Outpoint[],
  payments: readonly Omit<OutputToPay, 'origin'>[],
): BitcoinTransactionParts {
  return {
    version: VERSION,
    inputs: spends.map(({ txid, vout }) => ({ txid, vout, script: new Uint8Array(), sequence: REPLACEABLE })),
    outputs: payments.map(({ script, valueSats }) => ({ valueSats, script: hexToBytes(script) })),
    lockTime: 0,
  }
}

/** The outputs that coins spend. */
export function spentOutputs(
  spends: readonly Pick<InputToSpend, 'script' | 'valueSats'>[],
): readonly TransactionOutput[] {
  return spends.map(({ script, valueSats }) => ({ valueSats, script: hexToBytes(script) }))
}

/**
 * Builds our own unsigned PSBT (BIP-174, BIP-371), deterministic.
 *
 * Previous transactions lack witnesses.
 */
export function unsignedPsbt(spends: readonly InputToSpend[], payments: readonly OutputToPay[]): Hex {
  const bytes = writePsbt({
    transaction: unsignedTransaction(spends, payments),
    global: [],
    inputs: spends.map((spend) => [
      psbtField(PREVIOUS_TRANSACTION, spend.previous),
      psbtField(SPENT_OUTPUT, writeOutput({ valueSats: spend.valueSats, script: hexToBytes(spend.script) })),
      ...keyFields(spend, INPUT_KEYS),
    ]),
    outputs: payments.map(({ origin }) => (origin ? keyFields(origin, OUTPUT_KEYS) : [])),
  })
  return bytesToHex(bytes)
}
