import { scriptTypeOf } from './addresses.ts'
import { dustLimit } from './simulated-coins.ts'

// At their largest (BIP-141, BIP-341).
const INPUT_VBYTES: Readonly<Record<string, number>> = { p2pkh: 148, p2sh: 91, v0_p2wpkh: 68, v1_p2tr: 57.5 }
const OVERHEAD_VBYTES = 11
const OUTPUT_OVERHEAD_BYTES = 9

export function isSpendable(script: string): boolean {
  return INPUT_VBYTES[scriptTypeOf(script)] !== undefined
}

/** Scripts are hex. */
export function vbytesOf(inputs: readonly string[], outputs: readonly string[]): number {
  const spending = inputs.reduce((sum, script) => sum + (INPUT_VBYTES[scriptTypeOf(script)] ?? 148), 0)
  const paying = outputs.reduce((sum, script) => sum + OUTPUT_OVERHEAD_BYTES + script.length / 2, 0)
  return Math.ceil(OVERHEAD_VBYTES + spending + paying)
}

/** Rounded up to whole satoshis. */
export function feeFor(vbytes: number, satsPerVbyte: number): bigint {
  return BigInt(Math.ceil(vbytes * satsPerVbyte))
}

export function isDust(valueSats: bigint, script: string): boolean {
  return valueSats < dustLimit(script)
}
