/** With the public deployments' addresses, so that live clients work. */
export type Hex = `0x${string}`

/** Currencies of one `group` have one price. */
export type DevnetCurrency = Readonly<{
  id: string
  group: 'eth' | 'hype' | 'usdc' | 'usdt'
  symbol: string
  name: string
  address: Hex
  decimals: number
  supportsPermit: boolean
  supportsBridging: boolean
}>

/** `slug` is its name in `protocol.v2`. */
export type DevnetChain = Readonly<{
  id: number
  name: string
  displayName: string
  slug: string
  native: DevnetCurrency
  tokens: readonly DevnetCurrency[]
}>

export const ZERO_ADDRESS: Hex = '0x0000000000000000000000000000000000000000'
/** As on 73 of the 81 public deployments. */
export const DEPOSITORY: Hex = '0x4cd00e387622c35bddb9b4c962c136462338bc31'
export const MULTICALL3: Hex = '0xca11bde05977b3631167028862be2a173976ca11'
export const ROUTER: Hex = '0xb92fe925dc43a0ecde6c8b1a2709c170ec4fff4f'
/** Users approve it for swaps; it forwards to the router. */
export const APPROVAL_PROXY: Hex = '0xccc88a9d1b4ed6b0eaba998850414b24f1c315be'
export const PERMIT2: Hex = '0x000000000022d473030f116ddee9f6b43ac78ba3'
/** Has every pair. This and the next are the devnet's own addresses. */
export const POOL: Hex = '0x00000000000000000000000000000000ca05e001'
export const DEPOSIT_ADDRESSES: Hex = '0x00000000000000000000000000000000ca05e003'
export const DEPOSIT_ADDRESS_CODE: Hex = '0x00000000000000000000000000000000ca05e004'

/** Chainlink's AggregatorV3: dollars of eight decimals per whole unit of `group`. */
export type PriceFeed = Readonly<{ group: 'eth' | 'btc' | 'hype' | 'usdc' | 'usdt'; description: string; address: Hex }>

export const PRICE_FEEDS: readonly PriceFeed[] = [
  { group: 'eth', description: 'ETH / USD', address: '0x00000000000000000000000000000000ca05f001' },
  { group: 'btc', description: 'BTC / USD', address: '0x00000000000000000000000000000000ca05f002' },
  { group: 'hype', description: 'HYPE / USD', address: '0x00000000000000000000000000000000ca05f003' },
  { group: 'usdc', description: 'USDC / USD', address: '0x00000000000000000000000000000000ca05f004' },
  { group: 'usdt', description: 'USDT / USD', address: '0x00000000000000000000000000000000ca05f005' },
]
export const CURRENCY_FEEDS = [
  { group: 'eur', description: 'EUR / USD', address: '0x00000000000000000000000000000000ca05f006', price: 1_100_000n },
  { group: 'jpy', description: 'JPY / USD', address: '0x00000000000000000000000000000000ca05f007', price: 6_500n },
] as const
export const CURRENCY_FEED_CHAIN = 1
export const FEED_CHAINS: readonly number[] = [1, 8453]
/** A layer 2 sequencer is up (0) or down (1), on this chain only. */
export const SEQUENCER_FEED: Readonly<{ chainId: number; description: string; address: Hex }> = {
  chainId: 8453,
  description: 'L2 Sequencer Uptime Status Feed',
  address: '0x00000000000000000000000000000000ca05f010',
}

const native = (id: 'eth' | 'hype', symbol: string, name: string): DevnetCurrency => ({
  id,
  group: id,
  symbol,
  name,
  address: ZERO_ADDRESS,
  decimals: 18,
  supportsPermit: false,
  supportsBridging: true,
})
const usdc = (address: Hex): DevnetCurrency => ({
  id: 'usdc',
  group: 'usdc',
  symbol: 'USDC',
  name: 'USD Coin',
  address,
  decimals: 6,
  supportsPermit: true,
  supportsBridging: true,
})
/** `approve` reverts between two nonzero values and returns nothing. */
const usdt = (address: Hex): DevnetCurrency => ({
  id: 'usdt',
  group: 'usdt',
  symbol: 'USDT',
  name: 'Tether USD',
  address,
  decimals: 6,
  supportsPermit: false,
  supportsBridging: true,
})

/** The solver neither takes nor pays it. */
const wrapped = (of: 'eth' | 'hype', symbol: string, name: string, address: Hex): DevnetCurrency => ({
  id: `w${of}`,
  group: of,
  symbol,
  name,
  address,
  decimals: 18,
  supportsPermit: false,
  supportsBridging: false,
})

export const CHAINS: readonly DevnetChain[] = [
  {
    id: 1,
    name: 'ethereum',
    displayName: 'Ethereum',
    slug: 'ethereum',
    native: native('eth', 'ETH', 'Ether'),
    tokens: [
      usdc('0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'),
      usdt('0xdac17f958d2ee523a2206206994597c13d831ec7'),
      wrapped('eth', 'WETH', 'Wrapped Ether', '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'),
    ],
  },
  {
    id: 8453,
    name: 'base',
    displayName: 'Base',
    slug: 'base',
    native: native('eth', 'ETH', 'Ether'),
    tokens: [
      usdc('0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'),
      usdt('0xfde4c96c8593536e31f229ea8f37b2ada2699bb2'),
      wrapped('eth', 'WETH', 'Wrapped Ether', '0x4200000000000000000000000000000000000006'),
    ],
  },
  {
    id: 999,
    name: 'hyperevm',
    displayName: 'HyperEVM',
    slug: 'hyperevm',
    native: native('hype', 'HYPE', 'Hyperliquid'),
    tokens: [
      usdc('0xb88339cb7199b77e23db6e890353e22632ba630f'),
      usdt('0xb8ce59fc3717ada4c02eadf9682a9e934f625ebb'),
      wrapped('hype', 'WHYPE', 'Wrapped HYPE', '0x5555555555555555555555555555555555555555'),
    ],
  },
]
