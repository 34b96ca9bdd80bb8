import type { NoticeWords } from '../../src/core/notice-words.ts'
import { type DesktopNotification, notify } from '../../src/platform/notifications.ts'
import type { SettingsStore } from '../../src/store/settings.ts'
import { noticeWords } from './notice-words.ts'

/** How the user wants to be told: in which words, and whether with amounts. */
type Manner = Readonly<{ words: NoticeWords; hideAmounts: boolean }>

/**
 * Makes what tells the user on the desktop, in their language, unless they want none of it: then it counts as told, and does
 * not come up later. Rejects where the browser does not show it.
 */
export function createDesktop(settings: Pick<SettingsStore, 'read'>) {
  return async (noticeIn: (manner: Manner) => DesktopNotification | Promise<DesktopNotification>): Promise<void> => {
    const { notifies, hideAmounts, language } = await settings.read()
    if (!notifies) return
    await notify(await noticeIn({ words: noticeWords(language), hideAmounts }))
  }
}
