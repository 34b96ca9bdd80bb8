import { type Language, type LanguageSetting, languageFor } from '../../src/core/language.ts'
import type { NotificationWords } from '../../src/core/notice-words.ts'
import { arNotifications } from '../../src/ui/messages/ar/notices.ts'
import { deNotifications } from '../../src/ui/messages/de/notices.ts'
import { enNotifications } from '../../src/ui/messages/en/notices.ts'
import { esNotifications } from '../../src/ui/messages/es/notices.ts'
import { jaNotifications } from '../../src/ui/messages/ja/notices.ts'
import { zhHansNotifications } from '../../src/ui/messages/zh-hans/notices.ts'

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
