import type { UtxoFact } from '../../chain/facts.ts'
import type { Psbt } from '../../families/bitcoin/transaction/psbt.ts'
import type { isScriptOfKey } from '../../families/bitcoin/transaction/script-key.ts'
import type { InputToSpend } from '../../families/bitcoin/transaction/unsigned.ts'

/** A memoized proof of keys. */
export type PsbtContext = Readonly<{ psbt: Psbt; where: string; isScriptOfKey: typeof isScriptOfKey }>

/** Value and script come from the previous transaction. */
export type OwnUtxo = InputToSpend & Pick<UtxoFact, 'unconfirmed' | 'isFrozen'> & Readonly<{ rawPrevious: Uint8Array }>
