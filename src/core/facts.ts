import type { Hex } from '../lib/hex.ts'
import type { Price } from './price.ts'
import type { Reason } from './reason.ts'

/**
 * Something read from the outside by the wallet itself, with where it was read; or why it could not be.
 * What is not known never counts as agreement.
 */
export type Fact<T> = Readonly<{ known: true; value: T; from: string }> | Readonly<{ known: false; why: Reason }>

/** What a node says about a pinned contract: whether there is code, and what it may take of the origin token. */
export type ContractFacts = Readonly<{ hasCode: Fact<boolean>; allowance: Fact<bigint> }>

/** So much of a currency, which is named by its address. */
export type Sum = Readonly<{ currency: string; amount: bigint }>

/**
 * What a node computed would happen if the quote's transactions ran in order from the account:
 * - `calls`: the fingerprint of the transactions that were simulated
 * - `reverted`: why one of them would fail, in the node's words
 * - `changes`: what the account's balances change by, gas left out
 * - `approvals`: what others may take afterwards and could not before
 * - `arrivals`: what the recipient's balances change by, if the recipient stands on this chain
 * - `deposits`: what pinned depositories say that they took, for which order, and credited to whom
 */
export type Simulation = Readonly<{
  calls: string
  reverted: Reason | undefined
  changes: readonly Sum[]
  approvals: readonly (Sum & Readonly<{ spender: string }>)[]
  arrivals: readonly Sum[]
  deposits: readonly (Sum & Readonly<{ depositor: string; orderId: string }>)[]
}>

/** What a token's signatures are made for (EIP-712, "domain"), as the token itself hashes it. */
export type TokenDomain = Readonly<{ name: string; version: string }>

/** What the origin chain's node says about the account, the pinned contracts and the currency that is to leave. */
export type EvmFacts = Readonly<{
  family: 'evm'
  /** Answer to `eth_chainId`. */
  nodeChainId: Fact<number>
  /** The pinned contracts of the chain, by lower-case address. */
  contracts: Readonly<Record<string, ContractFacts>>
  /** `decimals()` and `symbol()` of the origin token; the native currency's are known without asking. */
  tokenDecimals: Fact<number>
  tokenSymbol: Fact<string>
  /** Balance of the origin currency, smallest unit. */
  balance: Fact<bigint>
  /** Balance of the chain's native currency, wei: what gas is paid from. */
  nativeBalance: Fact<bigint>
  /** The most that one unit of gas may cost now, wei: twice the base fee plus the priority fee. */
  maxFeePerGasWei: Fact<bigint>
  /** Only where the user pays by a permit. */
  tokenDomain: Fact<TokenDomain>
  /** Only where the quote calls a router. */
  simulation: Fact<Simulation>
  /**
   * What the pinned factory computes for the quote's order, once for each depositor that may be credited: the account
   * and nobody. Only where the quote names a deposit address.
   */
  depositAddresses: Fact<readonly string[]>
}>

/** One of our own coins; `isLocked` when another crossing already spends it or it is kept aside. */
export type Coin = Readonly<{
  txid: string
  vout: number
  valueSats: bigint
  script: Hex
  path: string
  publicKey: Hex
  isLocked: boolean
}>

/** An output script of our own, and the path that derives it. */
export type OwnScript = Readonly<{ script: Hex; path: string; publicKey: Hex }>

/** What the explorer says about our coins. Previous transactions are whole: their hash is what proves a coin. */
export type BitcoinFacts = Readonly<{
  family: 'bitcoin'
  coins: Fact<readonly Coin[]>
  /** Raw previous transactions by txid, hex. */
  previous: Readonly<Record<string, Fact<Hex>>>
  /** Satoshis per virtual byte for one of the next blocks. */
  highPriorityRate: Fact<number>
  tipHeight: Fact<number>
  /** Receive and change scripts of the account, so that change is recognised; from our own keys alone. */
  ownScripts: readonly OwnScript[]
}>

/** What exchange A says about the account. Amounts with the currency's 8 decimals. */
export type ExchangeAFacts = Readonly<{
  family: 'exchangeA'
  balance: Fact<bigint>
  /** Name and decimals of the origin currency's token in the spot metadata; only where the profile does not pin it. */
  token: Fact<Readonly<{ symbol: string; decimals: number }>>
  /** Nonces that earlier crossings of this account already carry. */
  usedNonces: readonly bigint[]
  /** The chain that the wallet names in both signatures. */
  signatureChainId: number
  /** What the exchange takes for the first transfer that the account ever makes, USDC with 8 decimals; 0 after it. */
  firstTransferFee?: Fact<bigint> | undefined
}>

/** What exchange B says about the account: the index that is to be debited, and whose it is. */
export type ExchangeBFacts = Readonly<{
  family: 'exchangeB'
  /** The account's own L1 address, as the exchange echoes it. */
  l1Address: Fact<string>
  /** Our own address, from our keys. */
  ownAddress: string
  balance: Fact<bigint>
  /** What the exchange asks for a transfer, millionths of a dollar. */
  transferFeeUsd: Fact<bigint>
  /**
   * Whether this wallet has an API key that signs for the account: `none` where it has none that is registered, `replaced`
   * where the exchange lists another one under its index. Undefined where the question is only whether the quote is true.
   */
  apiKey?: Fact<'ready' | 'none' | 'replaced'> | undefined
}>

/** Facts about the origin, by the family of its chain. */
export type OriginFacts = EvmFacts | BitcoinFacts | ExchangeAFacts | ExchangeBFacts

/**
 * What the service's chain list says of a chain. `contracts` by key, nested ones as `v3.erc20Router`; `firstContracts` is
 * the same as it was when this wallet saw the chain first. `isDisabled` says that the service takes no crossing here,
 * `isLagging` that the chain is slow to make blocks, `isLimited` that the service limits what it moves here.
 */
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

/**
 * What one whole unit of a currency costs by one source that the service does not control; `from` names it: the address
 * of a feed, or where exchange A answers. A currency may have several.
 */
export type PriceFact = Readonly<{ chainId: number; address: string; price: Price; from: string }>

/** Everything read independently of the quote before it is judged. Times are epoch seconds. */
export type Facts = Readonly<{
  /** The wallet's own clock. */
  nowSeconds: number
  /** When the quote's answer arrived, by the same clock. */
  receivedAtSeconds: number
  /** Request ids and order ids that earlier executions already used. */
  usedIds: readonly string[]
  /** Two other clocks: the `Date` of the service's answer, and the time of the chain's newest block. */
  clocks: Readonly<{ service: Fact<number>; chain: Fact<number> }>
  /** The service's list of chains, for the pins to be compared with. */
  chains: Fact<readonly ChainRecordFact[]>
  /** Of the currencies of the crossing, as far as there are sources; read when a quote is judged the first time. */
  prices?: readonly PriceFact[] | undefined
  /**
   * `decimals()` of what arrives, by the node of its own chain: only for a token of an EVM chain that the profile does not
   * pin.
   */
  arrivingDecimals?: Fact<number> | undefined
  origin: OriginFacts
}>

/** A fact that was read. */
export function known<T>(value: T, from: string): Fact<T> {
  return { known: true, value, from }
}

/** A fact that could not be read, and why. */
export function unknown(why: Reason): Fact<never> {
  return { known: false, why }
}
