import { openPage } from '../../src/platform/tabs.ts'
import { bundleIdOfNotification } from '../../src/wallet/notifications/bundle-notification.ts'
import { transferIdOfNotification } from '../../src/wallet/notifications/transfer-notification.ts'
import { EXTENSION_PAGE } from './boot.ts'

/** Opens the transfer or bundle. */
export async function openNotified(noticeId: string): Promise<void> {
  const id = transferIdOfNotification(noticeId)
  const bundleId = bundleIdOfNotification(noticeId)
  if (id !== undefined) await openPage(`${EXTENSION_PAGE}#/transfer/${encodeURIComponent(id)}`)
  if (bundleId !== undefined) await openPage(`${EXTENSION_PAGE}#/bundle/${encodeURIComponent(bundleId)}`)
}
