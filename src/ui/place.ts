import type { Place } from './host.ts'
import { parseRoute } from './route.ts'

// Browsers give a toolbar popup 800 by 600 at most; a side panel is narrower than that and a tab is larger.
const POPUP_MOST = { width: 800, height: 600 }

/** How the manifest opens the page as a side panel, whose size alone may be that of a popup. */
const PANEL = '?panel'

type Address = Readonly<{ search: string; hash: string }>

/** Where a page is drawn, from its address and its size in CSS pixels when it opens. */
export function placeOf(address: Address, size: Readonly<{ width: number; height: number }>): Place {
  const said = placeSaid(address)
  if (said) return said
  if (size.width <= POPUP_MOST.width && size.height <= POPUP_MOST.height) return 'popup'
  return size.width < 560 ? 'panel' : 'tab'
}

/** Where a page is drawn, as far as its address alone says it. */
export function placeSaid({ search, hash }: Address): Place | undefined {
  if (search === PANEL) return 'panel'
  return parseRoute(hash).screen === 'approval' ? 'approval' : undefined
}
