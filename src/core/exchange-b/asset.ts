import type { Currency } from '../currency.ts'

/**
 * What exchange B calls a currency: its asset index, and the route that it is debited from and credited to.
 * Route 0 is the perps account, 1 the spot account.
 */
type Asset = Readonly<{ assetIndex: number; routeType: number }>

// Interface, "Exchange B `transfer` parameters": asset 3 is USDC. Service facts 6: withdrawals go from perps to perps.
const ASSETS: Readonly<Record<string, Asset>> = { '0': { assetIndex: 3, routeType: 0 } }

/** The asset behind a currency of exchange B; undefined for currencies that no withdrawal is known of. */
export function assetOf(currency: Pick<Currency, 'address'>): Asset | undefined {
  return Object.hasOwn(ASSETS, currency.address) ? ASSETS[currency.address] : undefined
}

/** The account indexes that a wallet can have: 0 is the exchange's own (reference: 48 bits). */
export const MOST_ACCOUNT_INDEX = 2 ** 48 - 2
