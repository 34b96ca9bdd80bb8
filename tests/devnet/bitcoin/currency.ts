import type { Currency, FamilyChain } from '../service/chain.ts'
import { DEPOSITORY_ADDRESS, SOLVER_KEY } from './keys.ts'

/** The id that the service gives the UTXO chain. interface.md, "Chain kinds". */
export const BITCOIN_CHAIN_ID = 8253038

/** The currency of the chain. Its identifier looks like an address and is none: its program has 19 bytes. */
export const BTC: Currency = {
  id: 'btc',
  group: 'btc',
  symbol: 'BTC',
  name: 'Bitcoin',
  address: 'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqmql8k8',
  decimals: 8,
  supportsPermit: false,
  supportsBridging: true,
}

/** The chain's record; `apiUrl` is the base of its Esplora-shaped API, which is what clients of this chain ask. */
export function bitcoinChainRecord(apiUrl: string): FamilyChain {
  return {
    id: BITCOIN_CHAIN_ID,
    name: 'bitcoin',
    displayName: 'Bitcoin',
    slug: 'bitcoin',
    vmType: 'bvm',
    baseChainId: BITCOIN_CHAIN_ID,
    native: BTC,
    tokens: [],
    depository: DEPOSITORY_ADDRESS,
    solverAddresses: [SOLVER_KEY.address],
    rpcUrl: apiUrl,
    contracts: {},
  }
}

/** Above this amount a deposit needs a second block. The live service's threshold is not published. */
export const HIGH_VALUE_SATS = 10_000_000n

/** How many blocks a deposit of that amount needs, its own included. interface.md, "Limits". */
export function blocksNeeded(amountSats: bigint): number {
  return amountSats > HIGH_VALUE_SATS ? 2 : 1
}

/** What a block takes on average. interface.md, "Limits". */
export const BLOCK_SECONDS = 600
