import { batch, signal } from '@preact/signals'
import { type LanguageSetting, languageFor } from '../../core/text/language.ts'
import { en } from './en/messages.ts'
import { language, spokenOther } from './language.ts'
import { partsAreSpoken } from './lazy-part.ts'
import { rememberedLanguage, rememberLanguage, showLanguage } from './stored-language.ts'
import type { TranslatedMessages } from './translated.ts'

const current = signal<TranslatedMessages>(en)
let wanted = language.value

/** A screen that reads it redraws when the language changes. */
export function m(): TranslatedMessages {
  return current.value
}

/** Takes effect once the words are loaded. */
export async function speak(chosen: LanguageSetting): Promise<void> {
  rememberLanguage(chosen)
  const next = languageFor(chosen, navigator.languages)
  wanted = next
  // The page may have begun in another language.
  if (next === language.peek()) return showLanguage(next)
  const other = spokenOther(next)
  const words = other ? await other.messages() : en
  // The user chose again meanwhile.
  if (wanted !== next) return
  batch(() => {
    current.value = words
    language.value = next
  })
  showLanguage(next)
}

/** Waits for the last language's words; English starts at once, so that the first paint needs no wait. */
export function onceSpoken(start: () => void): void {
  const chosen = rememberedLanguage()
  if (languageFor(chosen, navigator.languages) === 'en') start()
  else void speak(chosen).then(partsAreSpoken).then(start, start)
}
