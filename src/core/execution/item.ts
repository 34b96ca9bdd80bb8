import type { Hex } from '../../lib/hex.ts'
import { isBitcoinPsbt } from '../families/bitcoin/items.ts'
import { isDepositAddress } from '../families/deposit-address-item.ts'
import { isEvmTransaction } from '../families/evm/items.ts'

/** `transfer` pays a deposit address, `send` the recipient, `swap` calls a pinned router. */
export type EvmRole = 'resetAllowance' | 'approve' | 'deposit' | 'transfer' | 'send' | 'swap'

export function setsAllowance(word: EvmRole | ItemKind): boolean {
  return word === 'approve' || word === 'resetAllowance'
}

/** Our own EVM payment ends with one of these. */
export const LAST_STEPS = ['deposit', 'swap', 'send', 'evmSignature'] as const
export type LastStep = (typeof LAST_STEPS)[number]

/**
 * We rebuild each item from intent, profile and order; the quote's bytes are only compared. Gas, fees and nonce are
 * read at signing. Only a routed `swap` keeps the quote's calls; our final call reverts them below the minimum.
 */
export type EvmTransactionItem = Readonly<{
  kind: 'evmTransaction'
  role: EvmRole
  chainId: number
  from: string
  to: string
  data: Hex
  value: bigint
  /** The most that may leave the account; smallest units. */
  currency: string
  amount: bigint
  counterparty: string
}>

/** EIP-712 values are decimal strings and hex. */
export type TypedData = Readonly<{
  domain: Readonly<Record<string, string | number>>
  types: Readonly<Record<string, readonly Readonly<{ name: string; type: string }>[]>>
  primaryType: string
  message: Readonly<Record<string, unknown>>
}>

/** We post our own body beside a signature. */
export type ServicePost = Readonly<{
  endpoint: '/authorize' | '/execute/permits'
  body: Readonly<Record<string, unknown>>
}>

/** `value` is wei in digits. */
export type RouterCall = Readonly<{ target: Hex; allowFailure: boolean; value: string; callData: Hex }>

/**
 * A permit (EIP-3009 or Permit2) lets `counterparty` take exactly `amount`. A `routed` one also binds the router's
 * calls and leftovers, so the chain enforces payment.
 */
export type EvmSignatureItem = Readonly<{
  kind: 'evmSignature'
  standard: 'eip3009' | 'permit2'
  chainId: number
  from: string
  typedData: TypedData
  post: ServicePost
  currency: string
  amount: bigint
  counterparty: string
  deadlineSeconds: number
  routed: Readonly<{ calls: readonly RouterCall[]; refundTo: string; nftRecipient: string; metadata: Hex }> | undefined
}>

/** `send` pays the recipient, `order` carries the order id. */
export type BitcoinOutput = Readonly<{
  role: 'deposit' | 'send' | 'order' | 'change'
  script: Hex
  valueSats: bigint
}>

export type BitcoinInput = Readonly<{ txid: string; vout: number; valueSats: bigint; script: Hex; path: string }>

/** Our unsigned PSBT (BIP-174) has exactly these inputs and outputs. */
export type BitcoinPsbtItem = Readonly<{
  kind: 'bitcoinPsbt'
  chainId: number
  from: string
  psbt: Hex
  inputs: readonly BitcoinInput[]
  outputs: readonly BitcoinOutput[]
  feeSats: bigint
  currency: string
  amount: bigint
  counterparty: string
}>

/** Ties exchange A's transfer nonce to the order and moves nothing. */
export type ExchangeAAuthorizeItem = Readonly<{
  kind: 'exchangeAAuthorize'
  chainId: number
  from: string
  typedData: TypedData
  post: ServicePost
  nonce: bigint
}>

/** We sign `typedData` and post `action` (`sendAsset`) to exchange A. */
export type ExchangeATransferItem = Readonly<{
  kind: 'exchangeATransfer'
  chainId: number
  from: string
  typedData: TypedData
  action: Readonly<Record<string, unknown>>
  nonce: bigint
  currency: string
  amount: bigint
  counterparty: string
}>

/** `from` is the account index; amounts are in the asset's smallest unit. */
export type ExchangeBTransferItem = Readonly<{
  kind: 'exchangeBTransfer'
  chainId: number
  from: string
  transfer: Readonly<{
    toAccountIndex: number
    assetIndex: number
    fromRouteType: number
    toRouteType: number
    amount: number
    usdcFee: number
    memo: Hex
  }>
  currency: string
  amount: bigint
  counterparty: string
}>

export type DepositAddressItem = Readonly<{
  kind: 'depositAddress'
  chainId: number
  address: string
  currency: string
  amount: bigint
  /** Else the service claims it. */
  isProven: boolean
}>

export type Item =
  | EvmTransactionItem
  | EvmSignatureItem
  | BitcoinPsbtItem
  | ExchangeAAuthorizeItem
  | ExchangeATransferItem
  | ExchangeBTransferItem
  | DepositAddressItem

export type ItemKind = Item['kind']

export type ItemOf<K extends ItemKind> = Extract<Item, { kind: K }>

export function isSend(item: Item | undefined): boolean {
  if (isBitcoinPsbt(item)) return item.outputs.some(({ role }) => role === 'send')
  return isEvmTransaction(item) && item.role === 'send'
}

export function isSendPlan(plan: readonly Item[]): boolean {
  return plan.some(isSend)
}

export function isPaidExternally(plan: readonly Item[]): boolean {
  return plan.length > 0 && plan.every(isDepositAddress)
}

/** Whether the last step pays the recipient by send or same-chain swap. */
export function paysRecipient(plan: readonly Item[]): boolean {
  const last = plan.at(-1)
  return isSend(last) || (isEvmTransaction(last) && last.role === 'swap')
}
