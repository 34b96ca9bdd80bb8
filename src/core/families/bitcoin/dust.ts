import type { Hex } from '../../../lib/hex.ts'
import { type ScriptKind, scriptKindOf } from './transaction/script.ts'

// At 3 satoshis per virtual byte for the output and its spending (Bitcoin Core, policy).
const DUST_SATS: Readonly<Record<ScriptKind, bigint>> = {
  p2pkh: 546n,
  p2sh: 540n,
  p2wpkh: 294n,
  p2wsh: 330n,
  p2tr: 330n,
  opReturn: 0n,
  other: 546n,
}

/** The least relayed value of an output, satoshis. */
export function dustSats(script: Hex): bigint {
  return DUST_SATS[scriptKindOf(script)]
}
