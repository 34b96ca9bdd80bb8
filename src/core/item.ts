import type { Hex } from '../lib/hex.ts'

/**
 * Why an EVM transaction stands in a plan: what it does to the user's money, in one word.
 * `transfer` pays a deposit address, `send` pays the recipient itself, `swap` calls a pinned router.
 */
export type EvmRole = 'resetAllowance' | 'approve' | 'deposit' | 'transfer' | 'send' | 'swap'

/** Whether a step only sets what a contract may take: by its role, or by the kind of an item that has none. */
export function setsAllowance(word: EvmRole | ItemKind): boolean {
  return word === 'approve' || word === 'resetAllowance'
}

/** What a plan can end with where the wallet pays from an EVM chain itself. */
export const LAST_STEPS = ['deposit', 'swap', 'send', 'evmSignature'] as const
export type LastStep = (typeof LAST_STEPS)[number]

/**
 * One thing to sign or to pay, rebuilt locally from the intent, the profile and the order. No byte of it comes from
 * the quote: the quote's own bytes were only compared with these. Gas, fees and nonce are not here, since the
 * executor takes them from the chain when it signs. The one exception is a routed `swap`: its calls are the quote's, and
 * its end is ours, which reverts all of them where the chain would bring less than is due.
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

/** EIP-712 typed data as canonical parts, values as decimal strings and hex. */
export type TypedData = Readonly<{
  domain: Readonly<Record<string, string | number>>
  types: Readonly<Record<string, readonly Readonly<{ name: string; type: string }>[]>>
  primaryType: string
  message: Readonly<Record<string, unknown>>
}>

/** What is posted beside a signature: a path of the service, and a body that we wrote ourselves. */
export type Post = Readonly<{ endpoint: '/authorize' | '/execute/permits'; body: Readonly<Record<string, unknown>> }>

/** A call that a router makes with the money that it was given; `value` in wei, as digits. */
export type RouterCall = Readonly<{ target: Hex; allowFailure: boolean; value: string; callData: Hex }>

/**
 * A permit (EIP-3009 or Permit2): a signature that lets `counterparty` take exactly `amount` until `deadlineSeconds`.
 * `routed` where the signature binds what a router does with it, and who gets what is left over; such calls end in a
 * payment that the chain enforces.
 */
export type EvmSignatureItem = Readonly<{
  kind: 'evmSignature'
  standard: 'eip3009' | 'permit2'
  chainId: number
  from: string
  typedData: TypedData
  post: Post
  currency: string
  amount: bigint
  counterparty: string
  deadlineSeconds: number
  routed: Readonly<{ calls: readonly RouterCall[]; refundTo: string; nftRecipient: string; metadata: Hex }> | undefined
}>

/** One output of a Bitcoin transaction of ours: `order` carries the order id and no money. */
export type BitcoinOutput = Readonly<{ role: 'deposit' | 'order' | 'change'; script: Hex; valueSats: bigint }>

/** One coin that a Bitcoin transaction spends. `path` is our own derivation of its key. */
export type BitcoinInput = Readonly<{ txid: string; vout: number; valueSats: bigint; script: Hex; path: string }>

/** A Bitcoin transaction, as our own unsigned PSBT (BIP-174) of exactly these inputs and outputs. */
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

/** The nonce mapping of an exchange A withdrawal: ties the transfer's nonce to the order, moves nothing. */
export type ExchangeAAuthorizeItem = Readonly<{
  kind: 'exchangeAAuthorize'
  chainId: number
  from: string
  typedData: TypedData
  post: Post
  nonce: bigint
}>

/** The `sendAsset` action of an exchange A withdrawal: what is signed, and what is posted to the exchange. */
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

/** The `transfer` of an exchange B withdrawal. `from` is the account index; amounts in the asset's smallest unit. */
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

/** An address of the service that the user pays by a means of their own. */
export type DepositAddressItem = Readonly<{
  kind: 'depositAddress'
  chainId: number
  address: string
  currency: string
  amount: bigint
  /** Whether the address is bound to the order by a contract that was asked; false means: on the service's word. */
  isProven: boolean
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

/** Whether a plan is the user's own transfer to the recipient: it pays for no order, and nobody stands between the two. */
export function isSend(plan: readonly Item[]): boolean {
  return plan.some((item) => item.kind === 'evmTransaction' && item.role === 'send')
}

/** Whether nothing of a plan is signed here: a deposit address is paid by a means of the user's own. */
export function isPaidElsewhere(plan: readonly Item[]): boolean {
  return plan.length > 0 && plan.every((item) => item.kind === 'depositAddress')
}

/** Whether a plan's own last step brings the money to the recipient: a transfer to it, or a swap on the chain itself. */
export function paysRecipient(plan: readonly Item[]): boolean {
  const last = plan.at(-1)
  return last?.kind === 'evmTransaction' && (last.role === 'send' || last.role === 'swap')
}
