import type { Hex } from '../../chains.ts'

/** reference/devnet.md 5. */
export const REGISTER_KEY = 8
export const TRANSFER = 12

/** By number, such as 4 (skip the nonce). Value 0 counts as absent. */
export type Attributes = Readonly<Record<string, bigint>>

/** `expiredAtMs` in epoch milliseconds. */
type Common = Readonly<{
  accountIndex: bigint
  apiKeyIndex: bigint
  nonce: bigint
  expiredAtMs: bigint
  attributes: Attributes
}>

/** `amount` in the smallest unit, `usdcFee` in millionths of a dollar. */
export type Transfer = Common &
  Readonly<{
    toAccountIndex: bigint
    assetIndex: bigint
    fromRouteType: bigint
    toRouteType: bigint
    amount: bigint
    usdcFee: bigint
    /** 32 bytes. */
    memo: Hex
  }>

/** `publicKey` is 40 bytes. */
export type KeyRegistration = Common & Readonly<{ publicKey: Uint8Array }>
