import type { isScriptOfKey } from '../../bitcoin/own-key.ts'
import type { Psbt } from '../../bitcoin/psbt.ts'

/** A PSBT that is being judged: what was read, its JSON path in the quote, and a proof of keys that remembers. */
export type Judged = Readonly<{ psbt: Psbt; where: string; isScriptOfKey: typeof isScriptOfKey }>
