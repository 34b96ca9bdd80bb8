import type { PagePlace } from './host.ts'
import { parseRoute } from './route.ts'

/** The manifest's mark, since browsers don't tell a side panel from a tab. */
const PANEL = '?panel'

/** CSS pixels. A narrower or enlarged tab gets the side panel's layout. */
const WIDE = 560

type Address = Readonly<{ search: string; hash: string }>

/** `width` is the width at opening. */
export function pagePlaceOf(
  address: Address,
  { isPopup, width }: Readonly<{ isPopup: boolean; width: number }>,
): PagePlace {
  return pagePlaceInAddress(address) ?? (isPopup ? 'popup' : width < WIDE ? 'panel' : 'tab')
}

/** Undefined where the address alone doesn't tell. */
export function pagePlaceInAddress({ search, hash }: Address): PagePlace | undefined {
  if (search === PANEL) return 'panel'
  return parseRoute(hash).screen === 'approval' ? 'approval' : undefined
}
