import { createClient } from '../../src/api/client.ts'
import { API_PORT } from '../../src/api/port.ts'
import { createDrafts, sharedValues } from '../../src/platform/drafts.ts'
import { connectPage } from '../../src/platform/ports.ts'
import { extensionVersion, isFirefox } from '../../src/platform/runtime.ts'
import { ownWindowId, sidePanelOf } from '../../src/platform/side-panel.ts'
import { hasAllSites, onSiteAccessChange, requestAllSites } from '../../src/platform/site-access.ts'
import { currentTabOrigin, onCurrentTabChange, openPage } from '../../src/platform/tabs.ts'
import { isToolbarPopup } from '../../src/platform/toolbar-popup.ts'
import type { Host } from '../../src/ui/host.ts'
import { mount } from '../../src/ui/mount.tsx'
import { pagePlaceOf } from '../../src/ui/page-place.ts'

// Read at once: a first click that opens the side panel can't wait.
let windowId: number | undefined
void ownWindowId().then((id) => {
  windowId = id
})

const host: Host = {
  place: pagePlaceOf(location, { isPopup: isToolbarPopup(), width: innerWidth }),
  version: extensionVersion(),
  isFirefox: isFirefox(),
  openTab: async (hash) => {
    await openPage(`popup.html${hash || '#/'}`)
    if (host.place === 'popup') close()
  },
  openPanel: async () => (await sidePanelOf(windowId)?.()) ?? false,
  tabSite: { read: currentTabOrigin, on: onCurrentTabChange },
  siteAccess: { has: hasAllSites, request: requestAllSites, on: onSiteAccessChange },
  close: () => close(),
  beginAnew: () => location.reload(),
  draft: createDrafts(),
  shared: sharedValues,
}

const root = document.getElementById('root')
if (root)
  mount(
    root,
    createClient(() => connectPage(API_PORT)),
    host,
  )
