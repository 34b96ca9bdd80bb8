import type { EvmSignatureItem, Item } from '../../../../../src/core/execution/item.ts'
import type { DevnetChain, Hex } from '../../../../devnet/chains.ts'
import type { Coin } from '../money.ts'
import type { Places } from '../service/calls.ts'

export type Seen = Readonly<{ item: EvmSignatureItem; signature: Hex }>

/** Public knowledge: the mempool shows the plan, and the service has the signatures. */
export type Known = Readonly<{
  chain: DevnetChain
  places: Places
  user: string
  refundTo: string
  recipient: string
  from: Coin
  amount: bigint
  payment: Readonly<{ currency: string; amount: bigint }>
  orderId: Hex
  depositAddress: string
  isTrapped: boolean
  nowSeconds: number
  plan: readonly Item[]
  seen: readonly Seen[]
}>
