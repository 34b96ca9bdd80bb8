import { API_PORT } from '../../src/api/port.ts'
import type { Profile } from '../../src/core/profile.ts'
import { onAlarm } from '../../src/platform/alarms.ts'
import { closeToContentScripts } from '../../src/platform/closed-storage.ts'
import { heldPort } from '../../src/platform/held-port.ts'
import { onLocked } from '../../src/platform/idle.ts'
import { onClick } from '../../src/platform/notifications.ts'
import { onPagePort, onProviderPort } from '../../src/platform/ports.ts'
import { onInstalled, onStartup } from '../../src/platform/runtime.ts'
import { enterOpenTabs } from '../../src/platform/scripts.ts'
import { openPage } from '../../src/platform/tabs.ts'
import { PROVIDER_PORT } from '../../src/provider/protocol.ts'
import { bundleOf } from '../../src/wallet/bundles/notice.ts'
import { crossingOf } from '../../src/wallet/notifier.ts'
import { LOCK_ALARM, TRACKER_ALARM } from './alarms.ts'
import { openFirst, PAGE } from './first.ts'

declare const __CAUSEWAY_PROFILE__: Profile

const first = openFirst(__CAUSEWAY_PROFILE__)
const { rest, lock } = first

// Every listener is registered here, synchronously: a background that wakes up must not miss what woke it.
onPagePort(API_PORT, (port) => {
  const held = heldPort(port)
  void rest().then(({ server }) => server.accept(held))
})
onProviderPort(PROVIDER_PORT, first.router.accept)
onAlarm(async (name) => {
  if (name === TRACKER_ALARM) void first.resume()
  if (name === LOCK_ALARM) void (await rest()).autoLock.look()
})
onClick((noticeId) => {
  const id = crossingOf(noticeId)
  const bundleId = bundleOf(noticeId)
  if (id !== undefined) void openPage(`${PAGE}#/crossing/${encodeURIComponent(id)}`)
  if (bundleId !== undefined) void openPage(`${PAGE}#/sent/${encodeURIComponent(bundleId)}`)
})
onStartup(() => void lock())
onInstalled((reason) => {
  void lock()
  if (reason === 'install') void openPage(`${PAGE}#/welcome`)
  if (reason !== 'other') void enterOpenTabs()
  void first.compatibility.restore()
})
onLocked(() => void lock())
first.window.onClosed(async () => (await rest()).inbox.rejectAll())
void closeToContentScripts()
void first.resume()
