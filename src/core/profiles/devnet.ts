import type { Profile } from '../profile.ts'
import { DEPOSITORY, evmChain, token } from './evm.ts'

/**
 * The local world of `npm run devnet`, with the names of the interface document. The ports are the ones that the
 * devnet takes when they are free; a world on other ports writes its own profile file.
 */
export const devnet: Profile = {
  name: 'devnet',
  service: { url: 'http://127.0.0.1:4700', streamUrl: 'ws://127.0.0.1:4700', keyHeader: 'x-api-key' },
  solvers: ['0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'],
  solverSlug: 'base',
  orderBinding: 'required',
  exchangeA: {
    nonceMappingDomain: 'ServiceNonceMapping',
    signTransactionDomain: 'ExchangeSignTransaction',
    sendAssetPrimaryType: 'ExchangeTransaction:SendAsset',
    chainField: 'exchangeChain',
  },
  chains: [
    evmChain({
      id: 1,
      slug: 'ethereum',
      name: 'Ethereum',
      nativeSymbol: 'ETH',
      nativeName: 'Ether',
      depository: DEPOSITORY,
      tokens: [
        token(1, 'USDC', 'USD Coin', 6, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'),
        token(1, 'USDT', 'Tether USD', 6, '0xdAC17F958D2ee523a2206206994597C13D831ec7'),
      ],
      rpcUrl: 'http://127.0.0.1:4711',
      explorerUrl: 'http://127.0.0.1:4702/explorer/1',
      blockSeconds: 1,
    }),
    evmChain({
      id: 8453,
      slug: 'base',
      name: 'Base',
      nativeSymbol: 'ETH',
      nativeName: 'Ether',
      depository: DEPOSITORY,
      tokens: [
        token(8453, 'USDC', 'USD Coin', 6, '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'),
        token(8453, 'USDT', 'Tether USD', 6, '0xfde4C96c8593536E31F229EA8f37b2ADa2699bb2'),
      ],
      rpcUrl: 'http://127.0.0.1:4712',
      explorerUrl: 'http://127.0.0.1:4702/explorer/8453',
      blockSeconds: 1,
    }),
    evmChain({
      id: 999,
      slug: 'hyperevm',
      name: 'HyperEVM',
      nativeSymbol: 'HYPE',
      nativeName: 'Hyperliquid',
      depository: DEPOSITORY,
      tokens: [
        token(999, 'USDC', 'USD Coin', 6, '0xb88339CB7199b77E23DB6E890353E22632Ba630f'),
        token(999, 'USDT', 'Tether USD', 6, '0xB8CE59FC3717ada4C02eaDF9682A9e934F625ebb'),
      ],
      rpcUrl: 'http://127.0.0.1:4713',
      explorerUrl: 'http://127.0.0.1:4702/explorer/999',
      blockSeconds: 1,
    }),
  ],
}
