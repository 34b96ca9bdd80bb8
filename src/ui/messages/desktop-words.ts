import type { Language } from '../../core/text/language.ts'
import type { NotificationWords } from '../../core/text/notification-words.ts'
import { LANGUAGE_MARKS } from './language-marks.ts'

export async function notificationsIn(language: Language): Promise<NotificationWords> {
  return { marks: LANGUAGE_MARKS[language].numbers, ...(await wordsIn(language)).notifications }
}

/** Named by its number from 1. The account stores this name like one from the user. */
export async function accountNamesIn(language: Language) {
  const { ofWords, imported } = (await wordsIn(language)).accountNames
  return { ofWords: (number: number) => ofWords({ number }), imported: (number: number) => imported({ number }) }
}

async function wordsIn(language: Language) {
  const { desktop } = await import('words:desktop')
  return desktop[language]()
}
