import type { Currency, FamilyChain } from '../service/chain.ts'
import { DEPOSITORY_ADDRESS, SOLVER_KEY } from './keys.ts'

/** interface.md, "Chain kinds". */
export const BITCOIN_CHAIN_ID = 8253038

/** Its identifier is no address: the program has 19 bytes. */
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

/** Makes the chain's record; `apiUrl` is the base of its Esplora-shaped API. */
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

/** Above it a deposit needs a second block. The live threshold is unpublished. */
export const HIGH_VALUE_SATS = 10_000_000n

/** The required confirmations of a deposit. interface.md, "Limits". */
export function blocksNeeded(amountSats: bigint): number {
  return amountSats > HIGH_VALUE_SATS ? 2 : 1
}

/** interface.md, "Limits". */
export const BLOCK_SECONDS = 600
