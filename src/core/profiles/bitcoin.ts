import type { Chain } from '../chain/chain.ts'

/** Not an address (interface, "Special currency identifiers"). */
export const NATIVE_BITCOIN = 'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqmql8k8'

/** Interface, "What the service does". */
const BITCOIN_CHAIN_ID = 8_253_038

/** A quarter of the difficulty 132.8 T of block 969,627 (0x17021ec5). */
export const MAIN_NETWORK_EASIEST_BITS = 0x1708_7b14

type BitcoinFacts = Pick<Chain, 'depositories' | 'nodeUrls' | 'explorerUrl' | 'easiestBits'>

/** Bitcoin as pinned; `nodeUrls` names one or two Esplora explorers. */
export function bitcoinChain(facts: BitcoinFacts): Chain {
  return {
    easiestBits: MAIN_NETWORK_EASIEST_BITS,
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
