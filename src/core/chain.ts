import type { Currency } from './currency.ts'

/** The service's `vmType` words that this wallet can act on (interface, "Chain kinds"). */
export type Family = 'evm' | 'bitcoin' | 'exchangeA' | 'exchangeB'

/** The protocol's names of virtual machines, which decide how an address becomes bytes inside an order. */
export type ProtocolVm = 'ethereum-vm' | 'bitcoin-vm' | 'hyperliquid-vm' | 'lighter-vm'

/**
 * Pinned contracts of an EVM chain: `routers` may be called to swap, `spenders` may be approved for a swap (a router
 * itself or the proxy before it), `permit2` is the canonical Permit2, `depositAddresses` the factory whose
 * `computeDepositAddress(orderId, depositor)` says where an order's deposit address must be.
 */
export type Contracts = Readonly<{
  routers: readonly string[]
  spenders: readonly string[]
  permit2?: string | undefined
  depositAddresses?: string | undefined
}>

/**
 * A chain as the profile pins it. Nothing here is taken from a quote.
 *
 * - `slug`: the chain's short name in `protocol.v2`
 * - `depositories`: the places that deposits may go to, the usual one first: addresses, or account indexes on exchange B
 * - `contracts`: the pinned contracts of an EVM chain besides the depository; empty elsewhere
 * - `nodeUrl`: where the chain is read: JSON-RPC, an Esplora-shaped explorer on Bitcoin, the exchange's own API
 * - `blockSeconds`: the usual time between blocks, which paces receipts and stalls
 * - `takesDataFee`: a rollup of the OP stack, which takes a fee for a transaction's data besides its gas
 */
export type Chain = Readonly<{
  id: number
  slug: string
  name: string
  vm: ProtocolVm
  depositories: readonly string[]
  contracts: Contracts
  native: Currency
  tokens: readonly Currency[]
  nodeUrl: string
  explorerUrl: string
  blockSeconds: number
  takesDataFee?: boolean | undefined
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
