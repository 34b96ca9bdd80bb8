import { API_PORT } from '../../src/api/port.ts'
import { acceptBeforeServer } from '../../src/api/server-later.ts'
import type { Profile } from '../../src/core/profiles/profile.ts'
import { onAlarm } from '../../src/platform/alarms.ts'
import { protectStorage } from '../../src/platform/closed-storage.ts'
import { onNotificationClick } from '../../src/platform/notifications.ts'
import { removeOwnOrigin } from '../../src/platform/own-origin.ts'
import { enterOpenTabs, enterOpenTabsAgain } from '../../src/platform/page-scripts.ts'
import { onPagePort, onProviderPort, type ProviderPort } from '../../src/platform/ports.ts'
import { onInstalled, onStartup } from '../../src/platform/runtime.ts'
import { onScreenLocked } from '../../src/platform/screen-lock.ts'
import { hasSiteAccess, onSiteAccessChange } from '../../src/platform/site-access.ts'
import { onTabClosed, openPageOnce } from '../../src/platform/tabs.ts'
import { EXTENSION_GONE } from '../../src/provider/page-scripts/channel.ts'
import { PROVIDER_PORT } from '../../src/provider/protocol.ts'
import { EXTENSION_PAGE, openBoot } from './boot.ts'
import { openNotified } from './notification-click.ts'
import { createSiteAccess } from './sites/site-access.ts'
import { LOCK_ALARM, TRACKER_ALARM } from './wiring/browser/alarm-names.ts'
import { unawaited } from './wiring/browser/unawaited.ts'

declare const __CAUSEWAY_PROFILE__: Profile
/** Further descriptors (ERC-7730), validated by the build. */
declare const __CAUSEWAY_DESCRIPTORS__: readonly unknown[]

const first = openBoot(__CAUSEWAY_PROFILE__, __CAUSEWAY_DESCRIPTORS__)
const { rest, lock } = first

// Listeners register here synchronously, so a waking background misses no event.
onPagePort(API_PORT, (port) => acceptBeforeServer(first.pagesFirst.watch(port), async () => (await rest()).server))
const access = createSiteAccess(hasSiteAccess)
function acceptSite(connected: ProviderPort): void {
  const port = access.guard(connected)
  if (port.isActive) {
    port.onClose(() => first.pages.left(port))
    first.pages.came(port)
  }
  first.router.accept(port)
}
onProviderPort(PROVIDER_PORT, acceptSite, EXTENSION_GONE)
onSiteAccessChange((isAllowed) => {
  access.look()
  if (isAllowed) unawaited(enterOpenTabsAgain())
})
onTabClosed(() => unawaited(first.pages.sweep()))
onAlarm((name) => {
  if (name === TRACKER_ALARM) unawaited(first.resume())
  if (name === LOCK_ALARM) unawaited(rest().then(({ autoLock }) => autoLock.look()))
})
onNotificationClick((noticeId) => unawaited(openNotified(noticeId)))
onStartup(() => unawaited(lock()))
onInstalled((reason) => {
  unawaited(lock())
  if (reason === 'install') unawaited(openPageOnce(`${EXTENSION_PAGE}#/welcome`))
  unawaited(first.compatibility.restore())
})
onScreenLocked(() => unawaited(lock()))
first.window.onClosed(() => unawaited(rest().then(({ openPrompts }) => openPrompts.rejectSeen())))
unawaited(protectStorage())
unawaited(removeOwnOrigin())
unawaited(enterOpenTabs())
unawaited(first.resume())
unawaited(first.pages.sweep())
