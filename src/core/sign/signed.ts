import type { Brand } from '../../lib/brand.ts'
import type { ItemKind, ItemOf } from '../item.ts'

/** What an EVM chain asks for a transaction, read from the node when its nonce is reserved. Fees in wei per gas. */
export type EvmTerms = Readonly<{
  terms: 'evm'
  nonce: number
  gasLimit: bigint
  maxFeePerGasWei: bigint
  maxPriorityFeePerGasWei: bigint
}>

/**
 * The coins that a Bitcoin transaction takes, as `txid:vout`, and what the miner gets, satoshis. `fromHeight` is the newest
 * block when they were taken, where it was known: how long the transaction waits is counted in blocks.
 */
export type BitcoinTerms = Readonly<{
  terms: 'bitcoin'
  outpoints: readonly string[]
  feeSats: bigint
  fromHeight?: number | undefined
}>

/** The nonce that an exchange lets be used once. */
export type ExchangeTerms = Readonly<{ terms: 'exchange'; nonce: bigint }>

/**
 * What exchange B lets be used once: the next nonce of an API key, until `expiresAtMs` (epoch milliseconds). `networkId` is
 * the exchange's own name of its network, `l1Address` the account's owner, whose wallet signs as well.
 */
export type ExchangeBTerms = Readonly<{
  terms: 'exchangeB'
  networkId: number
  l1Address: string
  apiKeyIndex: number
  nonce: bigint
  expiresAtMs: number
}>

/** The number that a token (EIP-3009) or Permit2 lets an account use once. */
export type PermitTerms = Readonly<{ terms: 'permit'; nonce: bigint }>

/** A signature that stands alone: its item says everything. */
export type NoTerms = Readonly<{ terms: 'none' }>

/** What is reserved for a step before it is signed, so that nobody else takes it. */
export type Terms = EvmTerms | PermitTerms | BitcoinTerms | ExchangeTerms | ExchangeBTerms | NoTerms

/** Why bytes were signed: to carry the step out, or to take its nonce with a payment of nothing to oneself. */
export type Purpose = 'step' | 'cancel'

/**
 * Bytes that are ready to be sent, and the name that the outside will know them by: the transaction's hash or txid, or
 * the hash of what was signed. `bytes` is exactly what is handed over, again and again if need be. Made by `sign` only.
 */
export type Signed = Brand<
  Readonly<{ kind: ItemKind; purpose: Purpose; chainId: number; bytes: string; hash: string }>,
  'Signed'
>

/** Signed bytes by the name that the outside knows them by, without the bytes. */
export type SignedName = Readonly<{ kind: ItemKind; purpose: Purpose; chainId: number; hash: string }>

/**
 * What signs on exchange B: the 32 bytes of the account owner's wallet, the 40 of the API key, and 32 fresh random ones,
 * drawn for this one signature.
 */
export type ExchangeBKeys = Readonly<{ l1Key: Uint8Array; apiKey: Uint8Array; entropy: Uint8Array }>

/** The wallet's private keys, by what they are of: 32 bytes, or all that exchange B wants. */
export type PrivateKeys = Readonly<{ evm: Uint8Array; bitcoin: Uint8Array; exchangeB: ExchangeBKeys }>

/** Whose key a kind of item is signed with; nobody's for an address that is paid elsewhere. */
export type KeyFamilyOf<K extends ItemKind> = {
  evmTransaction: 'evm'
  evmSignature: 'evm'
  bitcoinPsbt: 'bitcoin'
  exchangeAAuthorize: 'evm'
  exchangeATransfer: 'evm'
  exchangeBTransfer: 'exchangeB'
  depositAddress: never
}[K]

/** Which private key a kind of item is signed with. */
export type PrivateKeyOf<K extends ItemKind> = PrivateKeys[KeyFamilyOf<K>]

/** What a signer is told besides the item: the reserved terms, what the bytes are for, and the private key. */
export type Signing<T extends Terms, P = Uint8Array> = Readonly<{ terms: T; purpose: Purpose; privateKey: P }>

/** Which terms a kind of item needs. */
export type TermsOf<K extends ItemKind> = {
  evmTransaction: EvmTerms
  evmSignature: PermitTerms
  bitcoinPsbt: BitcoinTerms
  exchangeAAuthorize: ExchangeTerms
  exchangeATransfer: ExchangeTerms
  exchangeBTransfer: ExchangeBTerms
  depositAddress: NoTerms
}[K]

/** What the signer of a kind is told. */
export type SigningOf<K extends ItemKind> = Signing<TermsOf<K>, PrivateKeyOf<K>>

/** Signs one item of a kind. The caller zeroes the key afterwards. */
export type SignItem<K extends ItemKind> = (item: ItemOf<K>, signing: SigningOf<K>) => Promise<Signed>
