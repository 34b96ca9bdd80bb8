import type { Currency } from '../money/currency.ts'
import type { PriceFeed } from '../money/price-feed.ts'
import type { Finality } from './finality.ts'

/** The supported `vmType`s (interface, "Chain kinds"). */
export type Family = 'evm' | 'bitcoin' | 'exchangeA' | 'exchangeB'

/** It decides an address's encoding in orders. */
export type ProtocolVm = 'ethereum-vm' | 'bitcoin-vm' | 'hyperliquid-vm' | 'lighter-vm'

/** `v3` passes `metadata` with calls. */
export type RouterVersion = 'v3'

/** An approval proxy pays its `router` alone. */
export type PinnedContract =
  | Readonly<{ kind: 'router'; address: string; version: RouterVersion }>
  | Readonly<{ kind: 'approvalProxy'; address: string; router: string; version: RouterVersion }>
  | Readonly<{ kind: 'permit2' | 'depositAddressFactory' | 'wrappedNative'; address: string }>

export type NodeUrls = readonly [string, ...string[]]

/**
 * A pinned chain; quotes change none of it.
 * - `depositories`: addresses, or exchange B indexes; the usual is first
 * - `nodeUrls`: JSON-RPC, Esplora or exchange APIs, the usual first
 * - `easiestBits`: Bitcoin's easiest accepted target, compact form
 * - `takesDataFee`: OP-stack rollups charge for data besides gas
 * - `capsTransactionGas`: EIP-7825 is active
 */
export type Chain = Readonly<{
  id: number
  slug: string
  name: string
  vm: ProtocolVm
  depositories: readonly string[]
  contracts: readonly PinnedContract[]
  native: Currency
  tokens: readonly Currency[]
  nodeUrls: NodeUrls
  explorerUrl: string
  blockSeconds: number
  finality: Finality
  easiestBits?: number | undefined
  takesDataFee?: boolean | undefined
  capsTransactionGas?: boolean | undefined
  priceFeeds?: readonly PriceFeed[] | undefined
  /** Display only: no verdict reads them. */
  currencyFeeds?: readonly PriceFeed[] | undefined
  sequencerFeed?: string | undefined
}>

const FAMILIES: Readonly<Record<ProtocolVm, Family>> = {
  'ethereum-vm': 'evm',
  'bitcoin-vm': 'bitcoin',
  'hyperliquid-vm': 'exchangeA',
  'lighter-vm': 'exchangeB',
}

/** A chain's family; no other code decides it. */
export function familyOf(chain: Pick<Chain, 'vm'>): Family {
  return FAMILIES[chain.vm]
}

/** Pinned currencies, native first. */
export function currenciesOf(chain: Chain): readonly Currency[] {
  return [chain.native, ...chain.tokens]
}
