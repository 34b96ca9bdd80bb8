import type { Place } from './host.ts'
import { parseRoute } from './route.ts'

// Browsers give a toolbar popup 800 by 600 at most; a side panel is narrower than that and a tab is larger.
const POPUP_MOST = { width: 800, height: 600 }

/** Where a page is drawn, from its route and its size in CSS pixels when it opens. */
export function placeOf(hash: string, size: Readonly<{ width: number; height: number }>): Place {
  if (parseRoute(hash).screen === 'approval') return 'approval'
  if (size.width <= POPUP_MOST.width && size.height <= POPUP_MOST.height) return 'popup'
  return size.width < 560 ? 'panel' : 'tab'
}
