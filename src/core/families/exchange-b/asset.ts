import type { Currency } from '../../money/currency.ts'

/** Route 0 is the perps account, 1 the spot account. */
type Asset = Readonly<{ assetIndex: number; routeType: number }>

// Interface, "Exchange B `transfer` parameters": asset 3 is USDC. Service facts 6: withdrawals go from perps to perps.
const ASSETS: Readonly<Record<string, Asset>> = { '0': { assetIndex: 3, routeType: 0 } }

/** The asset of a currency; undefined without a known withdrawal. */
export function exchangeBAssetOf(currency: Pick<Currency, 'address'>): Asset | undefined {
  return Object.hasOwn(ASSETS, currency.address) ? ASSETS[currency.address] : undefined
}
