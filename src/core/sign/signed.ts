import type { Brand } from '../../lib/brand.ts'
import type { ItemKind, ItemOf } from '../execution/item.ts'
import type { SizedFee } from '../families/bitcoin/fees/fee-policy.ts'
import type { AddedCoin, ShrunkPayment } from '../families/bitcoin/spending.ts'

/** Wei per gas, read at the reservation. */
export type EvmTerms = Readonly<{
  terms: 'evm'
  nonce: number
  gasLimit: bigint
  maxFeePerGasWei: bigint
  maxPriorityFeePerGasWei: bigint
}>

/** If another transaction spends it, ours can't be included. */
export type AncestorSpend = Readonly<{ outpoint: string; spentBy: string }>

/**
 * Coins as `txid:vout`; `fromHeight` counts waiting blocks. `isFeeTicked`: the high share. `parent`: for CPFP.
 * `added`: a bump's further coins, the last of `outpoints`. `ancestors`: in hex, parents first.
 */
export type BitcoinTerms = Readonly<{
  terms: 'bitcoin'
  outpoints: readonly string[]
  feeSats: bigint
  isFeeTicked?: true | undefined
  added?: readonly AddedCoin[] | undefined
  shrunk?: ShrunkPayment | undefined
  parent?: SizedFee | undefined
  fromHeight?: number | undefined
  dependsOn?: readonly AncestorSpend[] | undefined
  ancestors?: readonly string[] | undefined
}>

export type ExchangeTerms = Readonly<{ terms: 'exchange'; nonce: bigint }>

/** Epoch milliseconds. `l1Address` owns the account and signs too. */
export type ExchangeBTerms = Readonly<{
  terms: 'exchangeB'
  networkId: number
  l1Address: string
  apiKeyIndex: number
  nonce: bigint
  expiresAtMs: number
}>

/** EIP-3009 or Permit2. */
export type PermitTerms = Readonly<{ terms: 'permit'; nonce: bigint }>

export type NoTerms = Readonly<{ terms: 'none' }>

export type StepTerms = EvmTerms | PermitTerms | BitcoinTerms | ExchangeTerms | ExchangeBTerms | NoTerms

/** `cancel` uses up the nonce with an empty payment to oneself. */
export type SigningPurpose = 'step' | 'cancel'

/** Only `sign` makes them; every broadcast sends exactly these bytes. */
export type Signed = Brand<
  Readonly<{ kind: ItemKind; purpose: SigningPurpose; chainId: number; bytes: string; hash: string }>,
  'Signed'
>

export type SignedName = Readonly<{ kind: ItemKind; purpose: SigningPurpose; chainId: number; hash: string }>

/** Bytes: 32 of the owner, 40 of the API key, 32 random. */
export type ExchangeBPrivateKeys = Readonly<{ l1Key: Uint8Array; apiKey: Uint8Array; entropy: Uint8Array }>

/** EVM and Bitcoin keys are 32 bytes. */
export type PrivateKeys = Readonly<{
  evm: Uint8Array
  bitcoin: Uint8Array | readonly Uint8Array[]
  exchangeB: ExchangeBPrivateKeys
}>

export type KeyFamilyOf<K extends ItemKind> = {
  evmTransaction: 'evm'
  evmSignature: 'evm'
  bitcoinPsbt: 'bitcoin'
  exchangeAAuthorize: 'evm'
  exchangeATransfer: 'evm'
  exchangeBTransfer: 'exchangeB'
  depositAddress: never
}[K]

export type PrivateKeyOf<K extends ItemKind> = PrivateKeys[KeyFamilyOf<K>]

export type Signing<T extends StepTerms, P = Uint8Array> = Readonly<{
  terms: T
  purpose: SigningPurpose
  privateKey: P
}>

export type TermsOf<K extends ItemKind> = {
  evmTransaction: EvmTerms
  evmSignature: PermitTerms
  bitcoinPsbt: BitcoinTerms
  exchangeAAuthorize: ExchangeTerms
  exchangeATransfer: ExchangeTerms
  exchangeBTransfer: ExchangeBTerms
  depositAddress: NoTerms
}[K]

export type SigningOf<K extends ItemKind> = Signing<TermsOf<K>, PrivateKeyOf<K>>

/** The caller zeroes the key afterwards. */
export type SignItem<K extends ItemKind> = (item: ItemOf<K>, signing: SigningOf<K>) => Promise<Signed>
