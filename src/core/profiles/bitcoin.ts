import type { Chain } from '../chain/chain.ts'

/** Not an address by intention (interface, "Special currency identifiers"). */
export const NATIVE_BITCOIN = 'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqmql8k8'

/** Interface, "What the service does". */
const BITCOIN_CHAIN_ID = 8_253_038

/** Bitcoin as the profile pins it; `nodeUrls` names an Esplora-shaped explorer. */
export function bitcoinChain(facts: Pick<Chain, 'depositories' | 'nodeUrls' | 'explorerUrl'>): Chain {
  return {
    ...facts,
    id: BITCOIN_CHAIN_ID,
    slug: 'bitcoin',
    name: 'Bitcoin',
    vm: 'bitcoin-vm',
    contracts: [],
    native: {
      chainId: BITCOIN_CHAIN_ID,
      address: NATIVE_BITCOIN,
      symbol: 'BTC',
      name: 'Bitcoin',
      decimals: 8,
      isNative: true,
    },
    tokens: [],
    blockSeconds: 600,
    finality: { by: 'depth', blocks: 6 },
  }
}
