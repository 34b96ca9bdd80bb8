import type { Hex } from '../../../../lib/hex.ts'
import { type ScriptKind, scriptKindOf } from './script.ts'
import type { DecodedTransaction } from './transaction.ts'

// Largest signature (BIP-141, BIP-341): 41 bytes count four times, the witness once.
const INPUT_WEIGHTS: Partial<Readonly<Record<ScriptKind, number>>> = { p2wpkh: 41 * 4 + 108, p2tr: 41 * 4 + 66 }

/** Whether the wallet can spend from such a script. */
export function isSpendable(script: Hex): boolean {
  return INPUT_WEIGHTS[scriptKindOf(script)] !== undefined
}

/** The largest signed weight. */
export function inputWeightOf(script: Hex): number {
  return INPUT_WEIGHTS[scriptKindOf(script)] ?? 0
}

/** Bitcoin Core, `MAX_STANDARD_TX_WEIGHT`. */
export const MOST_STANDARD_WEIGHT = 400_000

/** The largest signed virtual size with these scripts. */
export function vbytesOf(inputs: readonly Hex[], outputs: readonly Hex[]): number {
  return Math.ceil(weightOf(inputs, outputs) / 4)
}

/** The largest signed weight (BIP-141) with these scripts. */
export function weightOf(inputs: readonly Hex[], outputs: readonly Hex[]): number {
  const spending = inputs.reduce((sum, script) => sum + inputWeightOf(script), 0)
  const paying = outputs.reduce((sum, script) => sum + outputBytes(script), 0)
  const frame = 8 + compactBytes(inputs.length) + compactBytes(outputs.length)
  // BIP-144: marker and flag.
  return spending + 4 * (paying + frame) + 2
}

/** The weight with witnesses (BIP-141). */
export function weightOfDecoded({ stripped, witnesses }: Pick<DecodedTransaction, 'stripped' | 'witnesses'>): number {
  if (witnesses.every((items) => items.length === 0)) return 4 * stripped.length
  const sizes = witnesses.map((items) =>
    items.reduce((sum, { length }) => sum + compactBytes(length) + length, compactBytes(items.length)),
  )
  return 4 * stripped.length + 2 + sizes.reduce((sum, size) => sum + size, 0)
}

function outputBytes(script: Hex): number {
  const length = script.length / 2 - 1
  return 8 + compactBytes(length) + length
}

function compactBytes(size: number): number {
  if (size < 0xfd) return 1
  return size < 0x1_0000 ? 3 : 5
}
