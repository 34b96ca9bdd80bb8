import type { Currency } from './currency.ts'
import type { Finality } from './finality.ts'
import type { PriceFeed } from './price-feed.ts'

/** The service's `vmType` words that this wallet can act on (interface, "Chain kinds"). */
export type Family = 'evm' | 'bitcoin' | 'exchangeA' | 'exchangeB'

/** The protocol's names of virtual machines, which decide how an address becomes bytes inside an order. */
export type ProtocolVm = 'ethereum-vm' | 'bitcoin-vm' | 'hyperliquid-vm' | 'lighter-vm'

/** Which published functions a router and its proxy have: `v3` takes `metadata` with its calls. */
export type RouterVersion = 'v3'

/**
 * A contract that the profile pins on an EVM chain, besides its depositories. An approval proxy gives what it takes to
 * its `router` alone.
 */
export type PinnedContract =
  | Readonly<{ kind: 'router'; address: string; version: RouterVersion }>
  | Readonly<{ kind: 'approvalProxy'; address: string; router: string; version: RouterVersion }>
  | Readonly<{ kind: 'permit2' | 'depositAddressFactory' | 'wrappedNative'; address: string }>

/** One address of a node or more, all different. */
export type NodeUrls = readonly [string, ...string[]]

/**
 * A chain as the profile pins it. Nothing here is taken from a quote.
 *
 * - `slug`: the chain's short name in `protocol.v2`
 * - `depositories`: the places that deposits may go to, the usual one first: addresses, or account indexes on exchange B
 * - `contracts`: the pinned contracts of an EVM chain besides the depository, by kind; empty elsewhere
 * - `nodeUrls`: where the chain is read, the usual one first: JSON-RPC, an Esplora-shaped explorer on Bitcoin, the exchange's
 *   own API; only an EVM chain has several
 * - `blockSeconds`: the usual time between blocks, which paces receipts and stalls
 * - `finality`: when a reorganisation of the chain is no longer possible
 * - `priceFeeds`: where prices in dollars stand on the chain; `sequencerFeed` says whether a rollup's sequencer runs
 * - `takesDataFee`: a rollup of the OP stack, which takes a fee for a transaction's data besides its gas
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
  takesDataFee?: boolean | undefined
  priceFeeds?: readonly PriceFeed[] | undefined
  sequencerFeed?: string | undefined
}>

const FAMILIES: Readonly<Record<ProtocolVm, Family>> = {
  'ethereum-vm': 'evm',
  'bitcoin-vm': 'bitcoin',
  'hyperliquid-vm': 'exchangeA',
  'lighter-vm': 'exchangeB',
}

/** Which of the wallet's machineries serves a chain: the only place that decides it. */
export function familyOf(chain: Pick<Chain, 'vm'>): Family {
  return FAMILIES[chain.vm]
}

/** Every currency that the profile pins on a chain, the native one first. */
export function currenciesOf(chain: Chain): readonly Currency[] {
  return [chain.native, ...chain.tokens]
}
