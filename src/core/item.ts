import type { Hex } from '../lib/hex.ts'

/** Why an EVM transaction stands in a plan: what it does to the user's money, in one word. */
export type EvmRole = 'resetAllowance' | 'approve' | 'deposit'

/**
 * One thing to sign or to pay, rebuilt locally from the intent, the profile and the order. No byte of it comes from
 * the quote: the quote's own bytes were only compared with these. Gas, fees and nonce are not here, since the
 * executor takes them from the chain when it signs.
 */
export type EvmTransactionItem = Readonly<{
  kind: 'evmTransaction'
  role: EvmRole
  chainId: number
  from: string
  to: string
  data: Hex
  value: bigint
  /** What leaves or may leave the account by this step, in smallest units of `currency`. */
  currency: string
  amount: bigint
  /** Who is given the money, or the right to take it. */
  counterparty: string
}>

/** An EIP-712 permit (EIP-3009 or Permit2). */
export type EvmSignatureItem = Readonly<{
  kind: 'evmSignature'
  chainId: number
  from: string
  typedData: string
  post: string
}>

/** A partially signed Bitcoin transaction (BIP-174). */
export type BitcoinPsbtItem = Readonly<{ kind: 'bitcoinPsbt'; chainId: number; from: string; psbt: Hex }>

/** The nonce mapping of an exchange A withdrawal. */
export type ExchangeAAuthorizeItem = Readonly<{
  kind: 'exchangeAAuthorize'
  chainId: number
  from: string
  typedData: string
  post: string
}>

/** The `sendAsset` action of an exchange A withdrawal. */
export type ExchangeATransferItem = Readonly<{
  kind: 'exchangeATransfer'
  chainId: number
  from: string
  action: string
  nonce: bigint
}>

/** The `transfer` of an exchange B withdrawal. */
export type ExchangeBTransferItem = Readonly<{
  kind: 'exchangeBTransfer'
  chainId: number
  from: string
  action: string
}>

/** An address of the service that the user pays by a means of their own. */
export type DepositAddressItem = Readonly<{
  kind: 'depositAddress'
  chainId: number
  address: string
  currency: string
  amount: bigint
}>

/** Everything that a step item can be. Each question about items is one table over these kinds. */
export type Item =
  | EvmTransactionItem
  | EvmSignatureItem
  | BitcoinPsbtItem
  | ExchangeAAuthorizeItem
  | ExchangeATransferItem
  | ExchangeBTransferItem
  | DepositAddressItem

export type ItemKind = Item['kind']

/** The member of the union with this kind. */
export type ItemOf<K extends ItemKind> = Extract<Item, { kind: K }>
