import type { Hex } from '../../lib/hex.ts'
import type { MempoolCluster } from '../families/bitcoin/mempool/cluster.ts'
import type { Price } from '../money/price.ts'
import type { Reason } from '../reason/reason.ts'

/** The wallet's own reading, or the failure; an unknown fact never counts as agreement. */
export type Fact<T> = Readonly<{ known: true; value: T; from: string }> | Readonly<{ known: false; why: Reason }>

/** `allowance` is for the origin token. */
export type ContractFacts = Readonly<{ hasCode: Fact<boolean>; allowance: Fact<bigint> }>

export type CurrencySum = Readonly<{ currency: string; amount: bigint }>

/**
 * A node's simulation of the quote's transactions, in order.
 * - `calls`: their fingerprint
 * - `changes`: the account's balance deltas without gas
 * - `approvals`: new allowances
 * - `arrivals`: the recipient's deltas
 * - `deposits`: from pinned depositories
 */
export type Simulation = Readonly<{
  calls: string
  reverted: Reason | undefined
  changes: readonly CurrencySum[]
  approvals: readonly (CurrencySum & Readonly<{ spender: string }>)[]
  arrivals: readonly CurrencySum[]
  deposits: readonly (CurrencySum & Readonly<{ depositor: string; orderId: string }>)[]
}>

/** The token's own EIP-712 domain. */
export type TokenDomain = Readonly<{ name: string; version: string }>

export type EvmFacts = Readonly<{
  family: 'evm'
  /** `eth_chainId`. */
  nodeChainId: Fact<number>
  /** Keys are lower-case addresses. */
  contracts: Readonly<Record<string, ContractFacts>>
  /** `decimals()` and `symbol()`. */
  tokenDecimals: Fact<number>
  tokenSymbol: Fact<string>
  /** Smallest units. */
  balance: Fact<bigint>
  /** Wei. */
  nativeBalance: Fact<bigint>
  /** Wei: twice the base fee plus the priority fee. */
  maxFeePerGasWei: Fact<bigint>
  /** Only permits need it. */
  tokenDomain: Fact<TokenDomain>
  /** Only router calls need it. */
  simulation: Fact<Simulation>
  depositAddresses: Fact<readonly string[]>
}>

/** `isOwn`: it and its unconfirmed ancestors spend only our coins, so no stranger can replace them. */
export type UnconfirmedFact = MempoolCluster & Readonly<{ isOwn: boolean }>

/** `isLocked`: another transfer spends it. `unconfirmed`: only for coins in no block. */
export type UtxoFact = Readonly<{
  txid: string
  vout: number
  valueSats: bigint
  script: Hex
  path: string
  publicKey: Hex
  isLocked: boolean
  isFrozen?: true | undefined
  unconfirmed?: UnconfirmedFact | undefined
  place?: Readonly<{ in: 'mempool' | 'block' }> | undefined
}>

export type OwnScript = Readonly<{ script: Hex; path: string; publicKey: Hex }>

/** Previous transactions are complete: their hash proves a UTXO. */
export type BitcoinFacts = Readonly<{
  family: 'bitcoin'
  coins: Fact<readonly UtxoFact[]>
  /** Raw hex by txid. */
  previous: Readonly<Record<string, Fact<Hex>>>
  /** Satoshis per vbyte. */
  highPriorityRate: Fact<number>
  tipHeight: Fact<number>
  /** They identify change. */
  ownScripts: readonly OwnScript[]
}>

/** Amounts have the currency's 8 decimals. */
export type ExchangeAFacts = Readonly<{
  family: 'exchangeA'
  balance: Fact<bigint>
  /** Only for custom tokens. */
  token: Fact<Readonly<{ symbol: string; decimals: number }>>
  usedNonces: readonly bigint[]
  /** Both signatures name it. */
  signatureChainId: number
  /** USDC with 8 decimals; later transfers cost 0. */
  firstTransferFee?: Fact<bigint> | undefined
}>

export type ExchangeBFacts = Readonly<{
  family: 'exchangeB'
  l1Address: Fact<string>
  ownAddress: string
  balance: Fact<bigint>
  /** Millionths of a dollar. */
  transferFeeUsd: Fact<bigint>
  /** `none`: no registered key here; `replaced`: another key at its index. */
  apiKey?: Fact<'ready' | 'none' | 'replaced'> | undefined
}>

export type OriginFacts = EvmFacts | BitcoinFacts | ExchangeAFacts | ExchangeBFacts

/** `contracts` has keys such as `v3.erc20Router`. `isLagging`: slow blocks; `isLimited`: a volume limit. */
export type ChainRecordFact = Readonly<{
  id: number
  slug: string | undefined
  vmType: string | undefined
  nativeSymbol: string | undefined
  nativeDecimals: number | undefined
  depository: string | undefined
  contracts: Readonly<Record<string, string>>
  firstContracts: Readonly<Record<string, string>> | undefined
  solvers: readonly string[]
  isDisabled: boolean
  isLagging: boolean
  isLimited: boolean
}>

/** The price of one whole unit; `from` is a feed or exchange A. */
export type PriceFact = Readonly<{ chainId: number; address: string; price: Price; from: string }>

/** No fact comes from the quote; times are epoch seconds. */
export type Facts = Readonly<{
  nowSeconds: number
  receivedAtSeconds: number
  /** Of earlier executions. */
  usedIds: readonly string[]
  /** `service`: the answer's `Date`; `chain`: the newest block's time. */
  clocks: Readonly<{ service: Fact<number>; chain: Fact<number> }>
  chains: Fact<readonly ChainRecordFact[]>
  /** Only at a quote's first verification. */
  prices?: readonly PriceFact[] | undefined
  /** Only for custom EVM tokens. */
  arrivingDecimals?: Fact<number> | undefined
  origin: OriginFacts
}>

export function knownFact<T>(value: T, from: string): Fact<T> {
  return { known: true, value, from }
}

export function whyUnknown(fact: Fact<unknown> | undefined): Reason {
  return fact && !fact.known ? fact.why : { code: 'NOT_ASKED' }
}

export function unknownFact(why: Reason): Fact<never> {
  return { known: false, why }
}
