import type { Hex } from '../../../lib/hex.ts'
import { dustSats } from './dust.ts'
import { scriptKindOf } from './transaction/script.ts'
import { MOST_STANDARD_WEIGHT, weightOf } from './transaction/size.ts'

/** Reject reasons of Bitcoin Core's `IsStandardTx` (policy/policy.cpp). */
export type RelayProblem = 'tx-size' | 'scriptpubkey' | 'multi-op-return' | 'dust'

type Output = Readonly<{ script: Hex; valueSats: bigint }>

/** The whole script: Bitcoin Core's `MAX_OP_RETURN_RELAY` until version 29. */
export const MOST_OP_RETURN_BYTES = 83

/** The reject reason of our transaction at any fee, by Bitcoin Core's strictest version, if any. */
export function relayProblemOf(inputs: readonly Hex[], outputs: readonly Output[]): RelayProblem | undefined {
  const scripts = outputs.map(({ script }) => script)
  if (weightOf(inputs, scripts) > MOST_STANDARD_WEIGHT) return 'tx-size'
  if (scripts.some((script) => !isStandardOutput(script))) return 'scriptpubkey'
  if (outputs.some(({ script, valueSats }) => valueSats < dustSats(script))) return 'dust'
  return scripts.filter(isOpReturn).length > 1 ? 'multi-op-return' : undefined
}

/** The script's size in bytes. */
export function bytesIn(script: Hex): number {
  return script.length / 2 - 1
}

function isStandardOutput(script: Hex): boolean {
  return isOpReturn(script) ? bytesIn(script) <= MOST_OP_RETURN_BYTES : scriptKindOf(script) !== 'other'
}

function isOpReturn(script: Hex): boolean {
  return scriptKindOf(script) === 'opReturn'
}
