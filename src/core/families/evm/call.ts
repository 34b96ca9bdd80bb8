import type { Hex } from '../../../lib/hex.ts'
import type { Reason } from '../../reason/reason.ts'

/** `value` in wei. */
export type EvmCall = Readonly<{ from: string; to: string; data: Hex; value: bigint }>

export type GasEstimate = Readonly<{ outcome: 'gas'; gas: bigint } | { outcome: 'refused'; why: Reason }>

/** `value` in wei. */
export type SentTransaction = Readonly<{
  hash: Hex
  to: string | undefined
  value: bigint | undefined
  data: string | undefined
}>
