import type { Currency } from './currency.ts'

/** The service's `vmType` words that this wallet can act on (interface, "Chain kinds"). */
export type Family = 'evm' | 'bitcoin' | 'exchangeA' | 'exchangeB'

/** The protocol's names of virtual machines, which decide how an address becomes bytes inside an order. */
export type ProtocolVm = 'ethereum-vm' | 'bitcoin-vm' | 'hyperliquid-vm' | 'lighter-vm'

/**
 * A chain as the profile pins it. Nothing here is taken from a quote.
 *
 * - `slug`: the chain's short name in `protocol.v2`
 * - `depository`: the one place that deposits may go to: an address, or an account index on exchange B
 * - `blockSeconds`: the usual time between blocks, which paces receipts and stalls
 */
export type Chain = Readonly<{
  id: number
  slug: string
  name: string
  vm: ProtocolVm
  depository: string
  native: Currency
  tokens: readonly Currency[]
  rpcUrl: string
  explorerUrl: string
  blockSeconds: number
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
