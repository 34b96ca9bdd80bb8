import type { Hex } from '../../../lib/hex.ts'
import type { Log } from './logs.ts'

/** `dataFeeWei` pays another chain's storage, as on the OP stack. */
export type GasCharge = Readonly<{ gasUsed: bigint; gasPriceWei: bigint; dataFeeWei: bigint }>

/** `charge` is set when complete. */
export type TransactionReceipt = Readonly<{
  status: 'success' | 'reverted'
  blockNumber: bigint
  blockHash: Hex
  logs: readonly Log[]
  charge?: GasCharge | undefined
}>
