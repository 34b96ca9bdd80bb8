import type { Bundle } from '../../../src/core/bundle/bundle.ts'
import type { Profile } from '../../../src/core/profiles/profile.ts'
import { sessionItem } from '../../../src/platform/session-storage.ts'
import type { BundlePorts } from '../../../src/wallet/bundles/ports.ts'
import type { PerformPorts } from '../../../src/wallet/engine/perform.ts'
import { createDelivery, deliveredOnce } from '../../../src/wallet/notifications/delivery.ts'
import { bundleNewsKey } from '../../../src/wallet/notifications/notification-id.ts'
import { nowSeconds } from './browser/clock.ts'
import { createDesktopNotifications } from './browser/desktop-notifications.ts'
import type { Stores } from './stores.ts'

type Parts = Readonly<{
  profile: Profile
  settings: Stores['settings']
  ownAddresses: () => Promise<readonly string[]>
}>

/** False asks for a retry. */
export type Notifications = Readonly<{ transfer: PerformPorts['tell']; bundle: BundlePorts['tell'] }>

/** Wires the notifications of transfers and bundles to the desktop. */
export function openNotifications({ profile, settings, ownAddresses }: Parts): Notifications {
  const tellOnDesktop = createDesktopNotifications(settings)
  const tellOnce = deliveredOnce(createDelivery(nowSeconds), sessionItem('toldOnDesktop'))
  return {
    transfer: (notice, execution) =>
      tellOnce(notice.key, () =>
        tellOnDesktop(async (manner) => {
          const { transferNotification } = await import('../../../src/wallet/notifications/transfer-notification.ts')
          return transferNotification(notice, execution, { profile, ...manner })
        }),
      ),
    bundle: (bundle: Bundle) =>
      tellOnce(bundleNewsKey(bundle), () =>
        tellOnDesktop(async (manner) => {
          const { bundleNotification } = await import('../../../src/wallet/notifications/bundle-notification.ts')
          return bundleNotification(bundle, { profile, ...manner, ownAddresses: await ownAddresses() })
        }),
      ),
  }
}
