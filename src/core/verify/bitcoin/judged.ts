import type { isScriptOfKey } from '../../bitcoin/own-key.ts'
import type { Psbt } from '../../bitcoin/psbt.ts'
import type { InputToSpend } from '../../bitcoin/unsigned.ts'

/** A decoded PSBT, its JSON path, and a memoized proof of keys. */
export type PsbtContext = Readonly<{ psbt: Psbt; where: string; isScriptOfKey: typeof isScriptOfKey }>

/** Value and script come from the previous transaction. */
export type OwnUtxo = InputToSpend & Readonly<{ rawPrevious: Uint8Array }>
