import { openPage } from '../../src/platform/tabs.ts'
import { bundleIdOfNotification, transferIdOfNotification } from '../../src/wallet/notifications/notification-id.ts'
import { EXTENSION_PAGE } from './boot.ts'

/** Opens the transfer or bundle. */
export async function openNotified(noticeId: string): Promise<void> {
  const id = transferIdOfNotification(noticeId)
  const bundleId = bundleIdOfNotification(noticeId)
  if (id !== undefined) await openPage(`${EXTENSION_PAGE}#/transfer/${encodeURIComponent(id)}`)
  if (bundleId !== undefined) await openPage(`${EXTENSION_PAGE}#/bundle/${encodeURIComponent(bundleId)}`)
}
