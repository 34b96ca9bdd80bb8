import type { Hex } from '../../chains.ts'

/** Type numbers of the two transactions that the ledger knows. reference/devnet.md 5. */
export const REGISTER_KEY = 8
export const TRANSFER = 12

/** Attributes by number, such as 4 (skip the nonce). Those with value 0 count as absent. */
export type Attributes = Readonly<Record<string, bigint>>

/** What every transaction carries. `expiredAtMs` in epoch milliseconds. */
type Common = Readonly<{
  accountIndex: bigint
  apiKeyIndex: bigint
  nonce: bigint
  expiredAtMs: bigint
  attributes: Attributes
}>

/** Moves an asset between accounts. `amount` in the asset's smallest unit, `usdcFee` in millionths of a dollar. */
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

/** Registers `publicKey` (40 bytes) under an API key index of an account. */
export type KeyRegistration = Common & Readonly<{ publicKey: Uint8Array }>
