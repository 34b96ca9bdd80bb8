import type { NoticeWords } from '../../src/core/notice-words.ts'
import { type DesktopNotification, notify } from '../../src/platform/notifications.ts'
import type { SettingsStore } from '../../src/store/settings.ts'
import { noticeWords } from './notice-words.ts'

type Manner = Readonly<{ words: NoticeWords; hideAmounts: boolean }>

/**
 * Makes desktop notifications. If the user wants none, they count as delivered.
 *
 * Rejects if the browser shows none.
 */
export function createDesktop(settings: Pick<SettingsStore, 'read'>) {
  return async (noticeIn: (manner: Manner) => DesktopNotification | Promise<DesktopNotification>): Promise<void> => {
    const { notifies, hideAmounts, language } = await settings.read()
    if (!notifies) return
    await notify(await noticeIn({ words: noticeWords(language), hideAmounts }))
  }
}
