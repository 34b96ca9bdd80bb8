import { languageFor } from '../../../../src/core/text/language.ts'
import type { NotificationWords } from '../../../../src/core/text/notification-words.ts'
import { type DesktopNotification, showNotification } from '../../../../src/platform/notifications.ts'
import type { SettingsStore } from '../../../../src/store/settings/settings.ts'
import { notificationsIn } from '../../../../src/ui/messages/desktop-words.ts'

type Manner = Readonly<{ words: NotificationWords; hideAmounts: boolean }>

/** Makes desktop notifications. Unwanted ones count as delivered. Rejects if the browser shows none. */
export function createDesktopNotifications(settings: Pick<SettingsStore, 'read'>) {
  return async (noticeIn: (manner: Manner) => DesktopNotification | Promise<DesktopNotification>): Promise<void> => {
    const { notifies, hideAmounts, language } = await settings.read()
    if (!notifies) return
    const words = await notificationsIn(languageFor(language, navigator.languages))
    await showNotification(await noticeIn({ words, hideAmounts }))
  }
}
