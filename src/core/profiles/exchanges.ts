import type { Chain } from '../chain/chain.ts'
import type { Finality } from '../chain/finality.ts'

/** Interface, "What the service does". */
const EXCHANGE_A_CHAIN_ID = 1337
const EXCHANGE_B_CHAIN_ID = 3_586_256

/** An exchange's ledger reverts no entry. */
const AT_ONCE: Finality = { by: 'depth', blocks: 1 }

type ExchangeFacts = Pick<Chain, 'depositories' | 'nodeUrls' | 'explorerUrl'>

/** Exchange A as the profile pins it (interface, "Special currency identifiers"). */
export function exchangeAChain(facts: ExchangeFacts): Chain {
  const currency = (symbol: string, name: string, address: string, isNative = false) => ({
    chainId: EXCHANGE_A_CHAIN_ID,
    address,
    symbol,
    name,
    decimals: 8,
    isNative,
  })
  return {
    ...facts,
    id: EXCHANGE_A_CHAIN_ID,
    slug: 'hyperliquid',
    name: 'Hyperliquid',
    vm: 'hyperliquid-vm',
    contracts: [],
    native: currency('USDC', 'USDC (Perps)', `0x${'0'.repeat(32)}`, true),
    tokens: [
      currency('USDC', 'USD Coin (Spot)', '0x6d1e7cde53ba9467b783cb7c530ce054'),
      currency('HYPE', 'Hyperliquid (Spot)', '0x0d01dc56dcaaca66ad901c959b4011ec'),
    ],
    blockSeconds: 1,
    finality: AT_ONCE,
  }
}

/** Exchange B as the profile pins it: accounts are indexes, perps USDC is `0`. */
export function exchangeBChain(facts: ExchangeFacts): Chain {
  return {
    ...facts,
    id: EXCHANGE_B_CHAIN_ID,
    slug: 'lighter',
    name: 'Lighter',
    vm: 'lighter-vm',
    contracts: [],
    native: {
      chainId: EXCHANGE_B_CHAIN_ID,
      address: '0',
      symbol: 'USDC (Perp)',
      name: 'USD Coin (Perp)',
      decimals: 6,
      isNative: true,
    },
    tokens: [],
    blockSeconds: 1,
    finality: AT_ONCE,
  }
}
