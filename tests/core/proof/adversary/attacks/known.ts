import type { EvmSignatureItem, Item } from '../../../../../src/core/item.ts'
import type { DevnetChain, Hex } from '../../../../devnet/chains.ts'
import type { Coin } from '../money.ts'
import type { Places } from '../service/calls.ts'

/** A signature that was handed over, with what it says. */
export type Seen = Readonly<{ item: EvmSignatureItem; signature: Hex }>

/** What everybody knows of a play: the plan is in the mempool, and what was signed is with the service. */
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
