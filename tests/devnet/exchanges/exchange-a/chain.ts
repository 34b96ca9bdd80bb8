import type { FamilyChain } from '../../service/chain.ts'
import { CURRENCIES, PERPS_USDC } from './tokens.ts'

/** interface.md, "What the service does". */
export const EXCHANGE_A_CHAIN_ID = 1337
/** Also in nonce mappings. service-facts.md 0. */
export const EXCHANGE_A_SLUG = 'hyperliquid'
/** The public deployment's account. service-facts.md 6. */
export const EXCHANGE_A_DEPOSITORY = '0x865eb9baa5492cef598adf7afb1038654fcb7081'

export function exchangeAChain(url: string, solver: string): FamilyChain {
  return {
    id: EXCHANGE_A_CHAIN_ID,
    name: EXCHANGE_A_SLUG,
    displayName: 'Hyperliquid',
    slug: EXCHANGE_A_SLUG,
    vmType: 'hypevm',
    baseChainId: EXCHANGE_A_CHAIN_ID,
    native: PERPS_USDC,
    tokens: CURRENCIES.filter((currency) => currency !== PERPS_USDC),
    depository: EXCHANGE_A_DEPOSITORY,
    solverAddresses: [solver],
    rpcUrl: url,
    contracts: {},
  }
}
