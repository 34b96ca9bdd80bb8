import type { isScriptOfKey } from '../../bitcoin/own-key.ts'
import type { Psbt } from '../../bitcoin/psbt.ts'
import type { Spend } from '../../bitcoin/unsigned.ts'

/** A decoded PSBT, its JSON path, and a memoized proof of keys. */
export type Judged = Readonly<{ psbt: Psbt; where: string; isScriptOfKey: typeof isScriptOfKey }>

/** Value and script come from the previous transaction. */
export type OwnCoin = Spend & Readonly<{ rawPrevious: Uint8Array }>
