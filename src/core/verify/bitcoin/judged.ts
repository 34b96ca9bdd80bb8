import type { isScriptOfKey } from '../../bitcoin/own-key.ts'
import type { Psbt } from '../../bitcoin/psbt.ts'
import type { Spend } from '../../bitcoin/unsigned.ts'

/** A PSBT that is being judged: what was read, its JSON path in the quote, and a proof of keys that remembers. */
export type Judged = Readonly<{ psbt: Psbt; where: string; isScriptOfKey: typeof isScriptOfKey }>

/** A coin of ours that the transaction spends: its value and script were read out of the transaction that made it. */
export type OwnCoin = Spend & Readonly<{ rawPrevious: Uint8Array }>
