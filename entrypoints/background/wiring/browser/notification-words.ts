import { type Language, type LanguageSetting, languageFor } from '../../../../src/core/text/language.ts'
import type { NotificationWords } from '../../../../src/core/text/notification-words.ts'
import { arNotifications } from '../../../../src/ui/messages/ar/notifications.ts'
import { deNotifications } from '../../../../src/ui/messages/de/notifications.ts'
import { enNotifications } from '../../../../src/ui/messages/en/notifications.ts'
import { esNotifications } from '../../../../src/ui/messages/es/notifications.ts'
import { jaNotifications } from '../../../../src/ui/messages/ja/notifications.ts'
import { zhHansNotifications } from '../../../../src/ui/messages/zh-hans/notifications.ts'

const WORDS: Readonly<Record<Language, NotificationWords>> = {
  en: enNotifications,
  es: esNotifications,
  de: deNotifications,
  ja: jaNotifications,
  'zh-Hans': zhHansNotifications,
  ar: arNotifications,
}

/** Returns the desktop's sentences in the chosen language or the browser's. */
export function notificationWords(chosen: LanguageSetting): NotificationWords {
  return WORDS[languageFor(chosen, navigator.languages)]
}
