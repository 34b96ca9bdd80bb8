import type { Profile } from './profile.ts'
import { relayChains } from './relay-chains.ts'

/** The public service, from published facts, unproven live. */
export const relay: Profile = {
  name: 'relay',
  service: { name: 'Relay', url: 'https://api.relay.link', streamUrl: 'wss://ws.relay.link', keyHeader: 'x-api-key' },
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
  chains: relayChains,
}
