import type { Finality } from '../chain/finality.ts'
import { bitcoinChain } from './bitcoin.ts'
import { evmChain, feed, token } from './evm-defaults.ts'
import { exchangeAChain, exchangeBChain } from './exchanges.ts'
import type { Profile } from './profile.ts'

const DEPOSIT_ADDRESSES = '0x00000000000000000000000000000000ca05e003'

const FEEDS = [
  feed('ETH', '0x00000000000000000000000000000000ca05f001', ['10', '1000000']),
  feed('BTC', '0x00000000000000000000000000000000ca05f002', ['100', '100000000']),
  feed('HYPE', '0x00000000000000000000000000000000ca05f003', ['0.01', '100000']),
]

const CURRENCY_FEEDS = [
  feed('EUR', '0x00000000000000000000000000000000ca05f006', ['0.4', '4']),
  feed('JPY', '0x00000000000000000000000000000000ca05f007', ['0.002', '0.02']),
]

/** Regtest's own: half of all hashes meet it. */
const REGTEST_EASIEST_BITS = 0x207f_ffff

/** One node's `finalized` tag says nothing. */
const FINALITY: Finality = { by: 'depth', blocks: 12 }

/** The local world of `npm run devnet`, on its default ports. */
export const devnet: Profile = {
  name: 'devnet',
  service: {
    name: 'Relay',
    url: 'http://127.0.0.1:4700',
    streamUrl: 'ws://127.0.0.1:4700',
    keyHeader: 'x-api-key',
    supportUrl: 'mailto:support@devnet.example',
  },
  solvers: ['0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'],
  solverSlug: 'base',
  orderBinding: 'required',
  exchangeA: {
    nonceMappingDomain: 'ServiceNonceMapping',
    signTransactionDomain: 'ExchangeSignTransaction',
    sendAssetPrimaryType: 'ExchangeTransaction:SendAsset',
    chainField: 'exchangeChain',
    chainName: 'Mainnet',
    signatureChainId: 1,
    mids: { ETH: 'ETH', BTC: 'BTC', HYPE: 'HYPE' },
  },
  exchangeB: { networkId: 304 },
  chains: [
    evmChain({
      id: 1,
      slug: 'ethereum',
      name: 'Ethereum',
      nativeSymbol: 'ETH',
      nativeName: 'Ether',
      wrappedNative: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
      depositAddresses: DEPOSIT_ADDRESSES,
      tokens: [
        token(1, 'USDC', 'USD Coin', 6, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'),
        token(1, 'USDT', 'Tether USD', 6, '0xdAC17F958D2ee523a2206206994597C13D831ec7'),
      ],
      nodeUrls: ['http://127.0.0.1:4711', 'http://127.0.0.1:4714'],
      explorerUrl: 'http://127.0.0.1:4702/explorer/1',
      capsTransactionGas: true,
      blockSeconds: 1,
      finality: FINALITY,
      priceFeeds: FEEDS,
      currencyFeeds: CURRENCY_FEEDS,
    }),
    evmChain({
      id: 8453,
      slug: 'base',
      name: 'Base',
      nativeSymbol: 'ETH',
      nativeName: 'Ether',
      wrappedNative: '0x4200000000000000000000000000000000000006',
      depositAddresses: DEPOSIT_ADDRESSES,
      tokens: [
        token(8453, 'USDC', 'USD Coin', 6, '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'),
        token(8453, 'USDT', 'Tether USD', 6, '0xfde4C96c8593536E31F229EA8f37b2ADa2699bb2'),
      ],
      nodeUrls: ['http://127.0.0.1:4712'],
      explorerUrl: 'http://127.0.0.1:4702/explorer/8453',
      blockSeconds: 1,
      finality: FINALITY,
      priceFeeds: FEEDS,
      sequencerFeed: '0x00000000000000000000000000000000ca05f010',
    }),
    evmChain({
      id: 999,
      slug: 'hyperevm',
      name: 'HyperEVM',
      nativeSymbol: 'HYPE',
      nativeName: 'Hyperliquid',
      wrappedNative: '0x5555555555555555555555555555555555555555',
      depositAddresses: DEPOSIT_ADDRESSES,
      tokens: [
        token(999, 'USDC', 'USD Coin', 6, '0xb88339CB7199b77E23DB6E890353E22632Ba630f'),
        token(999, 'USDT', 'Tether USD', 6, '0xB8CE59FC3717ada4C02eaDF9682A9e934F625ebb'),
      ],
      nodeUrls: ['http://127.0.0.1:4713'],
      explorerUrl: 'http://127.0.0.1:4702/explorer/999',
      blockSeconds: 1,
      finality: FINALITY,
    }),
    bitcoinChain({
      depositories: ['bc1qr6vjf0ude9k445phz5zeyy48v3hwmugy855056'],
      nodeUrls: ['http://127.0.0.1:4720/api', 'http://127.0.0.1:4720/second/api'],
      easiestBits: REGTEST_EASIEST_BITS,
      explorerUrl: 'http://127.0.0.1:4702/explorer/8253038',
    }),
    exchangeAChain({
      depositories: ['0x865eb9baa5492cef598adf7afb1038654fcb7081'],
      nodeUrls: ['http://127.0.0.1:4730'],
      explorerUrl: 'http://127.0.0.1:4702/explorer/1337',
    }),
    exchangeBChain({
      depositories: ['723071'],
      nodeUrls: ['http://127.0.0.1:4740'],
      explorerUrl: 'http://127.0.0.1:4702/explorer/3586256',
    }),
  ],
}
