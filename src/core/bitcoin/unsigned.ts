import { bytesToHex, type Hex, hexToBytes } from '../../lib/hex.ts'
import { INPUT_KEYS, type KeyOrigin, keyFields, OUTPUT_KEYS } from './key-fields.ts'
import { psbtField, writePsbt } from './psbt.ts'
import { type Outpoint, type Transaction, type TransactionOutput, writeOutput } from './transaction.ts'

/** A coin to spend, with its key, and the bytes without witnesses of the transaction that made it. */
export type Spend = Outpoint & KeyOrigin & Readonly<{ valueSats: bigint; previous: Uint8Array }>

/** An output to make; `origin` is its key where it pays to ourselves. */
export type Payment = Readonly<{ script: Hex; valueSats: bigint; origin: KeyOrigin | undefined }>

// BIP-125: the highest sequence number that lets the fee be raised later; it also sets no relative lock (BIP-68).
const REPLACEABLE = 0xffff_fffd
const VERSION = 2

// BIP-174, "Specification": the input fields of the previous transaction and of the output that is spent.
const PREVIOUS_TRANSACTION = 0x00
const SPENT_OUTPUT = 0x01

/** The transaction of these spends and payments, in their order: version 2, no lock time, replaceable (BIP-125). */
export function unsignedTransaction(
  spends: readonly Outpoint[],
  payments: readonly Omit<Payment, 'origin'>[],
): Transaction {
  return {
    version: VERSION,
    inputs: spends.map(({ txid, vout }) => ({ txid, vout, script: new Uint8Array(), sequence: REPLACEABLE })),
    outputs: payments.map(({ script, valueSats }) => ({ valueSats, script: hexToBytes(script) })),
    lockTime: 0,
  }
}

/** The outputs that spends spend, as a transaction has them. */
export function spentOutputs(spends: readonly Pick<Spend, 'script' | 'valueSats'>[]): readonly TransactionOutput[] {
  return spends.map(({ script, valueSats }) => ({ valueSats, script: hexToBytes(script) }))
}

/**
 * Our own unsigned PSBT (BIP-174, BIP-371) of these spends and payments. The same values give the same bytes: fields
 * stand in the order of their types, and previous transactions without witnesses, which their ids do not bind.
 */
export function unsignedPsbt(spends: readonly Spend[], payments: readonly Payment[]): Hex {
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
