import type { Profile } from '../profile.ts'
import { bitcoinChain } from './bitcoin.ts'
import { evmChain, feed, token } from './evm.ts'
import { exchangeAChain, exchangeBChain } from './exchanges.ts'

/** How often a feed is written at least that follows small changes of the price at once. */
const DAY = 86_400

/**
 * The public service that the interface document describes, from published facts; not yet proven against the live
 * service. Depositories: its published table of deployments. Endpoints: the chains' own public nodes. Price feeds:
 * Chainlink's published proxies; the feed of POL is left out, since its description changed with the name.
 */
export const relay: Profile = {
  name: 'relay',
  service: { url: 'https://api.relay.link', streamUrl: 'wss://ws.relay.link', keyHeader: 'x-api-key' },
  solvers: ['0xf70da97812CB96acDF810712Aa562db8dfA3dbEF'],
  solverSlug: 'base',
  orderBinding: 'required',
  exchangeA: {
    nonceMappingDomain: 'RelayNonceMapping',
    signTransactionDomain: 'HyperliquidSignTransaction',
    sendAssetPrimaryType: 'HyperliquidTransaction:SendAsset',
    chainField: 'hyperliquidChain',
    chainName: 'Mainnet',
    signatureChainId: 1,
    mids: { ETH: 'ETH', BTC: 'BTC', HYPE: 'HYPE', BNB: 'BNB', POL: 'POL', AVAX: 'AVAX' },
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
      tokens: [
        token(1, 'USDC', 'USD Coin', 6, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'),
        token(1, 'USDT', 'Tether USD', 6, '0xdAC17F958D2ee523a2206206994597C13D831ec7'),
      ],
      nodeUrl: 'https://ethereum-rpc.publicnode.com',
      explorerUrl: 'https://etherscan.io',
      blockSeconds: 12,
      priceFeeds: [
        feed('ETH', '0x5f4eC3Df9cbd43714FE2740f5E3616155c5b8419', ['100', '100000']),
        feed('BTC', '0xF4030086522a5bEEa4988F8cA5B36dbC97BeE88c', ['1000', '10000000']),
      ],
    }),
    evmChain({
      id: 8453,
      slug: 'base',
      name: 'Base',
      nativeSymbol: 'ETH',
      nativeName: 'Ether',
      wrappedNative: '0x4200000000000000000000000000000000000006',
      tokens: [token(8453, 'USDC', 'USD Coin', 6, '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913')],
      nodeUrl: 'https://mainnet.base.org',
      explorerUrl: 'https://basescan.org',
      blockSeconds: 2,
      takesDataFee: true,
      priceFeeds: [feed('ETH', '0x71041dddad3595F9CEd3DcCFBe3D1F4b0a16Bb70', ['100', '100000'])],
      sequencerFeed: '0xBCF85224fc0756B9Fa45aA7892530B47e10b6433',
    }),
    evmChain({
      id: 10,
      slug: 'optimism',
      name: 'Optimism',
      nativeSymbol: 'ETH',
      nativeName: 'Ether',
      wrappedNative: '0x4200000000000000000000000000000000000006',
      tokens: [token(10, 'USDC', 'USD Coin', 6, '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85')],
      nodeUrl: 'https://mainnet.optimism.io',
      explorerUrl: 'https://optimistic.etherscan.io',
      blockSeconds: 2,
      takesDataFee: true,
      priceFeeds: [feed('ETH', '0x13e3Ee699D1909E989722E753853AE30b17e08c5', ['100', '100000'])],
      sequencerFeed: '0x371EAD81c9102C9BF4874A9075FFFf170F2Ee389',
    }),
    evmChain({
      id: 42161,
      slug: 'arbitrum',
      name: 'Arbitrum',
      nativeSymbol: 'ETH',
      nativeName: 'Ether',
      wrappedNative: '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1',
      tokens: [token(42161, 'USDC', 'USD Coin', 6, '0xaf88d065e77c8cC2239327C5EDb3A432268e5831')],
      nodeUrl: 'https://arb1.arbitrum.io/rpc',
      explorerUrl: 'https://arbiscan.io',
      blockSeconds: 0.25,
      priceFeeds: [
        { ...feed('ETH', '0x639Fe6ab55C921f74e7fac1ee960C0B6293ba612', ['100', '100000']), heartbeatSeconds: DAY },
      ],
      sequencerFeed: '0xFdB631F5EE196F0ed6FAa767959853A9F217697D',
    }),
    evmChain({
      id: 56,
      slug: 'bnb',
      name: 'BNB Chain',
      nativeSymbol: 'BNB',
      nativeName: 'BNB',
      wrappedNative: '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c',
      tokens: [
        token(56, 'USDC', 'USD Coin', 18, '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d'),
        token(56, 'USDT', 'Tether USD', 18, '0x55d398326f99059fF775485246999027B3197955'),
      ],
      nodeUrl: 'https://bsc-rpc.publicnode.com',
      explorerUrl: 'https://bscscan.com',
      blockSeconds: 0.75,
      priceFeeds: [feed('BNB', '0x0567F2323251f0Aab15c8dFb1967E4e8A7D42aeE', ['10', '100000'])],
    }),
    evmChain({
      id: 137,
      slug: 'polygon',
      name: 'Polygon',
      nativeSymbol: 'POL',
      nativeName: 'POL',
      wrappedNative: '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270',
      tokens: [token(137, 'USDC', 'USD Coin', 6, '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359')],
      nodeUrl: 'https://polygon-bor-rpc.publicnode.com',
      explorerUrl: 'https://polygonscan.com',
      blockSeconds: 2,
    }),
    evmChain({
      id: 43114,
      slug: 'avalanche',
      name: 'Avalanche',
      nativeSymbol: 'AVAX',
      nativeName: 'Avalanche',
      wrappedNative: '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7',
      tokens: [token(43114, 'USDC', 'USD Coin', 6, '0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E')],
      nodeUrl: 'https://avalanche-c-chain-rpc.publicnode.com',
      explorerUrl: 'https://snowtrace.io',
      blockSeconds: 2,
      priceFeeds: [
        { ...feed('AVAX', '0x0A77230d17318075983913bC2145DB16C7366156', ['0.5', '10000']), heartbeatSeconds: DAY },
      ],
    }),
    evmChain({
      id: 999,
      slug: 'hyperevm',
      name: 'HyperEVM',
      nativeSymbol: 'HYPE',
      nativeName: 'Hyperliquid',
      wrappedNative: '0x5555555555555555555555555555555555555555',
      tokens: [token(999, 'USDC', 'USD Coin', 6, '0xb88339CB7199b77E23DB6E890353E22632Ba630f')],
      nodeUrl: 'https://rpc.hyperliquid.xyz/evm',
      explorerUrl: 'https://hyperevmscan.io',
      blockSeconds: 1,
    }),
    bitcoinChain({
      depositories: ['bc1qzmtn0q92ayejt2hpffvlktcpmyy7vvsd06sefu', '1KT3zCYUrmQxjcveUNs1Rs7WcXDcPQZ4av'],
      nodeUrl: 'https://blockstream.info/api',
      explorerUrl: 'https://mempool.space',
    }),
    exchangeAChain({
      depositories: ['0x865eb9baa5492cef598adf7afb1038654fcb7081', '0x66cf0aace1b4e562593bec10ec7868fba9932224'],
      nodeUrl: 'https://api.hyperliquid.xyz',
      explorerUrl: 'https://app.hyperliquid.xyz/explorer',
    }),
    exchangeBChain({
      depositories: ['723071', '731033'],
      nodeUrl: 'https://mainnet.zklighter.elliot.ai',
      explorerUrl: 'https://app.lighter.xyz/explorer',
    }),
  ],
}
