import type { Currency, FamilyChain } from '../../service/chain.ts'

/** interface.md, "What the service does". */
export const EXCHANGE_B_CHAIN_ID = 3_586_256
/** service-facts.md 6. */
const SLUG = 'lighter'
/** The public deployment's account, for withdrawals and payouts. service-facts.md 6. */
export const RELAYER_ACCOUNT = 723_071

/** interface.md, "Special currency identifiers". */
export const PERP_USDC: Currency = {
  id: 'usdc-perp',
  group: 'usdc',
  symbol: 'USDC (Perp)',
  name: 'USD Coin (Perp)',
  address: '0',
  decimals: 6,
  supportsPermit: false,
  supportsBridging: true,
}

export function exchangeBChain(url: string): FamilyChain {
  return {
    id: EXCHANGE_B_CHAIN_ID,
    name: SLUG,
    displayName: 'Lighter',
    slug: SLUG,
    vmType: 'lvm',
    baseChainId: EXCHANGE_B_CHAIN_ID,
    native: PERP_USDC,
    tokens: [],
    depository: `${RELAYER_ACCOUNT}`,
    solverAddresses: [`${RELAYER_ACCOUNT}`],
    rpcUrl: url,
    contracts: {},
  }
}
