import { type Language, type LanguageSetting, languageFor } from '../../../../src/core/text/language.ts'
import type { NotificationWords } from '../../../../src/core/text/notification-words.ts'

const WORDS: Readonly<Record<Language, () => Promise<NotificationWords>>> = {
  en: async () => (await import('../../../../src/ui/messages/en/notifications.ts')).enNotifications,
  es: async () => (await import('../../../../src/ui/messages/es/notifications.ts')).esNotifications,
  de: async () => (await import('../../../../src/ui/messages/de/notifications.ts')).deNotifications,
  ja: async () => (await import('../../../../src/ui/messages/ja/notifications.ts')).jaNotifications,
  'zh-Hans': async () => (await import('../../../../src/ui/messages/zh-hans/notifications.ts')).zhHansNotifications,
  ar: async () => (await import('../../../../src/ui/messages/ar/notifications.ts')).arNotifications,
  'pt-BR': async () => (await import('../../../../src/ui/messages/pt-br/notifications.ts')).ptBrNotifications,
  vi: async () => (await import('../../../../src/ui/messages/vi/notifications.ts')).viNotifications,
  ko: async () => (await import('../../../../src/ui/messages/ko/notifications.ts')).koNotifications,
  tr: async () => (await import('../../../../src/ui/messages/tr/notifications.ts')).trNotifications,
}

/** Loads the desktop's sentences. */
export function notificationWords(chosen: LanguageSetting): Promise<NotificationWords> {
  return WORDS[languageFor(chosen, navigator.languages)]()
}
