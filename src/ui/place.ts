import type { Place } from './host.ts'
import { parseRoute } from './route.ts'

/** How the manifest opens the page as a side panel, which a browser does not tell apart from a tab. */
const PANEL = '?panel'

/** A tab that is narrower, because its window is or because its page is enlarged, is laid out as a side panel, CSS pixels. */
const WIDE = 560

type Address = Readonly<{ search: string; hash: string }>

/** Where a page is drawn: from its address, from whether it is the toolbar's popup, and from its width when it opens. */
export function placeOf(address: Address, { isPopup, width }: Readonly<{ isPopup: boolean; width: number }>): Place {
  return placeSaid(address) ?? (isPopup ? 'popup' : width < WIDE ? 'panel' : 'tab')
}

/** Where a page is drawn, as far as its address alone says it. */
export function placeSaid({ search, hash }: Address): Place | undefined {
  if (search === PANEL) return 'panel'
  return parseRoute(hash).screen === 'approval' ? 'approval' : undefined
}
