import { RawPSBTV0 } from '@scure/btc-signer/psbt'
import { RawOldTx } from '@scure/btc-signer/script'
import { bytesToHex, type Hex, hexToBytes } from '../../../../lib/hex.ts'
import { rawOf } from './library-transaction.ts'
import { type KeyOrigin, keyFields } from './psbt-key-fields.ts'
import type { BitcoinTransactionParts, Outpoint, TransactionOutput } from './transaction.ts'

export type InputToSpend = Outpoint & KeyOrigin & Readonly<{ valueSats: bigint; previous: Uint8Array }>

export type OutputToPay = Readonly<{ script: Hex; valueSats: bigint; origin: KeyOrigin | undefined }>

// BIP-125: the highest replaceable sequence number; it sets no relative lock (BIP-68).
const REPLACEABLE = 0xffff_fffd
const VERSION = 2

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
  const bytes = RawPSBTV0.encode({
    global: { unsignedTx: rawOf(unsignedTransaction(spends, payments)) },
    inputs: spends.map((spend) => ({
      nonWitnessUtxo: { ...RawOldTx.decode(spend.previous), segwitFlag: false, witnesses: undefined },
      witnessUtxo: { amount: spend.valueSats, script: hexToBytes(spend.script) },
      ...keyFields(spend),
    })),
    outputs: payments.map(({ origin }) => (origin ? keyFields(origin) : {})),
  })
  return bytesToHex(bytes)
}
