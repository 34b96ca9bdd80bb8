/**
 * What the devnet's EVM chains are, as plain data: ids, slugs, currencies and the fixed addresses that genesis puts
 * code at. Addresses are those of the public deployments, so that clients written for the live service find what they
 * expect.
 */
export type Hex = `0x${string}`

/** A currency of a chain. `group` names the asset: currencies of one group can be bridged into each other. */
export type DevnetCurrency = Readonly<{
  id: string
  group: 'eth' | 'hype' | 'usdc' | 'usdt'
  symbol: string
  name: string
  address: Hex
  decimals: number
  supportsPermit: boolean
}>

/** An EVM chain. `slug` is the chain's short name in `protocol.v2`. */
export type DevnetChain = Readonly<{
  id: number
  name: string
  displayName: string
  slug: string
  native: DevnetCurrency
  tokens: readonly DevnetCurrency[]
}>

export const ZERO_ADDRESS: Hex = '0x0000000000000000000000000000000000000000'
/** Same address on every chain, as 73 of the 81 public deployments have it. */
export const DEPOSITORY: Hex = '0x4cd00e387622c35bddb9b4c962c136462338bc31'
export const MULTICALL3: Hex = '0xca11bde05977b3631167028862be2a173976ca11'

const native = (id: 'eth' | 'hype', symbol: string, name: string): DevnetCurrency => ({
  id,
  group: id,
  symbol,
  name,
  address: ZERO_ADDRESS,
  decimals: 18,
  supportsPermit: false,
})
const usdc = (address: Hex): DevnetCurrency => ({
  id: 'usdc',
  group: 'usdc',
  symbol: 'USDC',
  name: 'USD Coin',
  address,
  decimals: 6,
  supportsPermit: true,
})
/** Like the real one: `approve` reverts unless the allowance or the new amount is zero, and returns nothing. */
const usdt = (address: Hex): DevnetCurrency => ({
  id: 'usdt',
  group: 'usdt',
  symbol: 'USDT',
  name: 'Tether USD',
  address,
  decimals: 6,
  supportsPermit: false,
})

export const CHAINS: readonly DevnetChain[] = [
  {
    id: 1,
    name: 'ethereum',
    displayName: 'Ethereum',
    slug: 'ethereum',
    native: native('eth', 'ETH', 'Ether'),
    tokens: [usdc('0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'), usdt('0xdac17f958d2ee523a2206206994597c13d831ec7')],
  },
  {
    id: 8453,
    name: 'base',
    displayName: 'Base',
    slug: 'base',
    native: native('eth', 'ETH', 'Ether'),
    tokens: [usdc('0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'), usdt('0xfde4c96c8593536e31f229ea8f37b2ada2699bb2')],
  },
  {
    id: 999,
    name: 'hyperevm',
    displayName: 'HyperEVM',
    slug: 'hyperevm',
    native: native('hype', 'HYPE', 'Hyperliquid'),
    tokens: [usdc('0xb88339cb7199b77e23db6e890353e22632ba630f'), usdt('0xb8ce59fc3717ada4c02eadf9682a9e934f625ebb')],
  },
]
