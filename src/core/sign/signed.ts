import type { Brand } from '../../lib/brand.ts'
import type { Hex } from '../../lib/hex.ts'
import type { ItemKind, ItemOf } from '../item.ts'

/** What the chain asks for a transaction, read from the node when its nonce is reserved. Fees in wei per gas. */
export type EvmTerms = Readonly<{
  nonce: number
  gasLimit: bigint
  maxFeePerGasWei: bigint
  maxPriorityFeePerGasWei: bigint
}>

/** Bytes that are ready to be sent, and the name that the chain will know them by. Made by `sign` only. */
export type Signed = Brand<
  Readonly<{ kind: 'evmTransaction'; chainId: number; rawTransaction: Hex; hash: Hex }>,
  'Signed'
>

/** Signs one item of a kind. The key is 32 bytes that the caller zeroes afterwards. */
export type SignItem<K extends ItemKind> = (item: ItemOf<K>, terms: EvmTerms, privateKey: Uint8Array) => Promise<Signed>
