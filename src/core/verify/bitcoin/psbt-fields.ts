import { equalBytes } from '../../../lib/bytes.ts'
import { bytesToHex } from '../../../lib/hex.ts'
import { readWholeOutput } from '../../families/bitcoin/transaction/library-transaction.ts'
import type { PsbtField } from '../../families/bitcoin/transaction/psbt.ts'
import {
  INPUT_KEYS,
  isOfKey,
  type KeyOrigin,
  type KeyTypes,
  OUTPUT_KEYS,
} from '../../families/bitcoin/transaction/psbt-key-fields.ts'
import { scriptKindOf } from '../../families/bitcoin/transaction/script.ts'
import type { TransactionOutput } from '../../families/bitcoin/transaction/transaction.ts'
import { amountWithSymbol } from '../amount-text.ts'
import type { Context } from '../context.ts'
import type { OwnUtxo } from './psbt-context.ts'

// BIP-174 and BIP-371, "Specification".
const PREVIOUS_TRANSACTION = 0x00
const SPENT_OUTPUT = 0x01
const SIGHASH_TYPE = 0x03
const SIGNATURES = [0x02, 0x07, 0x08, 0x13, 0x14]

const SIGHASH_DEFAULT = '0x00000000'
const SIGHASH_ALL = '0x01000000'

const isKeyType = ({ type }: PsbtField, types: KeyTypes) => Object.values(types).includes(type)

/**
 * Compares a PSBT's input fields with our own reading; none is used.
 *
 * `coin` is undefined for a foreign input.
 */
export function checkInputFields(
  fields: readonly PsbtField[],
  coin: OwnUtxo | undefined,
  where: string,
  context: Context,
): void {
  for (const field of fields) {
    if (SIGNATURES.includes(field.type)) {
      context.report('F23', where, 'coinSigned')
    } else if (isKeyType(field, INPUT_KEYS)) {
      if (coin && !isOfKey(field, coin, INPUT_KEYS)) {
        context.report('F04', where, 'coinDescribedFalsely')
      }
    } else checkClaim(field, coin, where, context)
  }
}

/** Allows only a true key origin of ours on an output. */
export function checkOutputFields(
  fields: readonly PsbtField[],
  origin: KeyOrigin | undefined,
  where: string,
  { report }: Context,
): void {
  for (const field of fields) {
    if (!isKeyType(field, OUTPUT_KEYS)) {
      report('F02', where, 'psbtSaysMore')
    } else if (!origin || !isOfKey(field, origin, OUTPUT_KEYS)) {
      report('F16', where, 'changeOfAnotherKey')
    }
  }
}

function checkClaim(field: PsbtField, coin: OwnUtxo | undefined, where: string, context: Context): void {
  const { report } = context
  if (field.type === SIGHASH_TYPE && field.key.length === 0) {
    checkSighash(field, coin, where, context)
  } else if (field.type === PREVIOUS_TRANSACTION && field.key.length === 0) {
    if (coin && !equalBytes(field.value, coin.rawPrevious) && !equalBytes(field.value, coin.previous)) {
      report('F10', where, 'coinDescribedFalsely')
    }
  } else if (field.type === SPENT_OUTPUT && field.key.length === 0) {
    checkSpentOutput(field, coin, where, context)
  } else report('F02', where, 'psbtSaysMore')
}

function checkSighash({ value }: PsbtField, coin: OwnUtxo | undefined, where: string, { report }: Context): void {
  const asked = bytesToHex(value)
  const isTaproot = coin && scriptKindOf(coin.script) === 'p2tr'
  if (asked === SIGHASH_ALL || (isTaproot && asked === SIGHASH_DEFAULT)) return
  report('F07', where, 'signatureNotBinding')
}

function checkSpentOutput({ value }: PsbtField, coin: OwnUtxo | undefined, where: string, context: Context): void {
  const { intent, report } = context
  const output = outputIn(value)
  if (!output) report('F01', where, 'coinDescribedFalsely')
  if (!output || !coin) return
  if (output.valueSats !== coin.valueSats) {
    const words = (sats: bigint) => amountWithSymbol(sats, intent.originCurrency)
    report('F08', where, { says: 'coinWorthFalse', said: words(output.valueSats), worth: words(coin.valueSats) })
  }
  if (bytesToHex(output.script) !== coin.script) {
    report('F09', where, 'coinDescribedFalsely')
  }
}

function outputIn(value: Uint8Array): TransactionOutput | undefined {
  try {
    return readWholeOutput(value)
  } catch {
    return undefined
  }
}
