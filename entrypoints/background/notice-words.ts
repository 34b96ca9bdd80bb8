import { type Language, type LanguageChoice, languageFor } from '../../src/core/language.ts'
import type { NoticeWords } from '../../src/core/notice-words.ts'
import { arNotices } from '../../src/ui/messages/ar/notices.ts'
import { deNotices } from '../../src/ui/messages/de/notices.ts'
import { enNotices } from '../../src/ui/messages/en/notices.ts'
import { esNotices } from '../../src/ui/messages/es/notices.ts'
import { jaNotices } from '../../src/ui/messages/ja/notices.ts'
import { zhHansNotices } from '../../src/ui/messages/zh-hans/notices.ts'

const WORDS: Readonly<Record<Language, NoticeWords>> = {
  en: enNotices,
  es: esNotices,
  de: deNotices,
  ja: jaNotices,
  'zh-Hans': zhHansNotices,
  ar: arNotices,
}

/** Returns the desktop's sentences in the chosen language or the browser's. */
export function noticeWords(chosen: LanguageChoice): NoticeWords {
  return WORDS[languageFor(chosen, navigator.languages)]
}
