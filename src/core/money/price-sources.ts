import { isSameAddress } from '../families/address.ts'
import { traitsOf } from '../families/families.ts'
import type { Profile } from '../profiles/profile.ts'
import { PINNED } from '../verify/quote/independent-prices.ts'

export type PriceSource =
  | Readonly<{ kind: 'pinned' }>
  | Readonly<{ kind: 'feed'; chainId: number; address: string }>
  | Readonly<{ kind: 'exchange'; chainId: number }>
  | Readonly<{ kind: 'other'; name: string }>

/** Price sources by their names in facts. */
export function priceSourcesOf(names: readonly string[], profile: Profile): readonly PriceSource[] {
  return names.map((name) => {
    if (name === PINNED) return { kind: 'pinned' }
    const chain = profile.chains.find(({ priceFeeds }) => priceFeeds?.some((feed) => isSameAddress(feed.address, name)))
    if (chain) return { kind: 'feed', chainId: chain.id, address: name }
    const exchange = profile.chains.find((each) => traitsOf(each).publishesPrices && isAt(each.nodeUrls, name))
    return exchange ? { kind: 'exchange', chainId: exchange.id } : { kind: 'other', name }
  })
}

function isAt(urls: readonly string[], origin: string): boolean {
  return urls.some((url) => URL.canParse(url) && new URL(url).origin === origin)
}
