import type { Profile } from '../profile.ts'
import { DEPOSITORY, evmChain, token } from './evm.ts'

/**
 * The public service that the interface document describes, from published facts; not yet proven against the live
 * service. Depositories: its published table of deployments. Endpoints: the chains' own public nodes.
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
      rpcUrl: 'https://ethereum-rpc.publicnode.com',
      explorerUrl: 'https://etherscan.io',
      blockSeconds: 12,
    }),
    evmChain({
      id: 8453,
      slug: 'base',
      name: 'Base',
      nativeSymbol: 'ETH',
      nativeName: 'Ether',
      depository: DEPOSITORY,
      tokens: [token(8453, 'USDC', 'USD Coin', 6, '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913')],
      rpcUrl: 'https://mainnet.base.org',
      explorerUrl: 'https://basescan.org',
      blockSeconds: 2,
    }),
    evmChain({
      id: 10,
      slug: 'optimism',
      name: 'Optimism',
      nativeSymbol: 'ETH',
      nativeName: 'Ether',
      depository: DEPOSITORY,
      tokens: [token(10, 'USDC', 'USD Coin', 6, '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85')],
      rpcUrl: 'https://mainnet.optimism.io',
      explorerUrl: 'https://optimistic.etherscan.io',
      blockSeconds: 2,
    }),
    evmChain({
      id: 42161,
      slug: 'arbitrum',
      name: 'Arbitrum',
      nativeSymbol: 'ETH',
      nativeName: 'Ether',
      depository: DEPOSITORY,
      tokens: [token(42161, 'USDC', 'USD Coin', 6, '0xaf88d065e77c8cC2239327C5EDb3A432268e5831')],
      rpcUrl: 'https://arb1.arbitrum.io/rpc',
      explorerUrl: 'https://arbiscan.io',
      blockSeconds: 0.25,
    }),
  ],
}
