import type { Language } from '../../core/text/language.ts'
import type { NotificationWords } from '../../core/text/notification-words.ts'
import { marksIn } from './number-marks.ts'

type Desktop = Readonly<{ notifications: Omit<NotificationWords, 'marks'> }>

const DESKTOP: Readonly<Record<Language, () => Promise<Desktop>>> = {
  en: () => import('words:en/desktop'),
  es: () => import('words:es/desktop'),
  de: () => import('words:de/desktop'),
  ja: () => import('words:ja/desktop'),
  'zh-Hans': () => import('words:zh-hans/desktop'),
  ar: () => import('words:ar/desktop'),
  'pt-BR': () => import('words:pt-br/desktop'),
  vi: () => import('words:vi/desktop'),
  ko: () => import('words:ko/desktop'),
  tr: () => import('words:tr/desktop'),
}

export async function notificationsIn(language: Language): Promise<NotificationWords> {
  return { marks: marksIn(language), ...(await DESKTOP[language]()).notifications }
}
