import { batch, signal } from '@preact/signals'
import { type LanguageChoice, languageFor } from '../../core/language.ts'
import { en } from './en/messages.ts'
import { rememberedLanguage, rememberLanguage, showLanguage } from './kept-language.ts'
import { language, spokenOther } from './language.ts'
import { partsAreSpoken } from './part.ts'
import type { Said } from './worded.ts'

const current = signal<Said>(en)
let wanted = language.value

/** The catalogue of the language in use; a screen that reads it is drawn again when the language changes. */
export function m(): Said {
  return current.value
}

/** Says everything in the language that the user has chosen from now on, as soon as its words are there. */
export async function speak(chosen: LanguageChoice): Promise<void> {
  rememberLanguage(chosen)
  const next = languageFor(chosen, navigator.languages)
  wanted = next
  // The page may have begun in another one.
  if (next === language.peek()) return showLanguage(next)
  const other = spokenOther(next)
  const words = other ? await other.messages() : en
  // Somebody has chosen again meanwhile.
  if (wanted !== next) return
  batch(() => {
    current.value = words
    language.value = next
  })
  showLanguage(next)
}

/**
 * Runs `start` when the words of the last page's language are there: at once for English, so that the first paint waits
 * for nothing.
 */
export function onceSpoken(start: () => void): void {
  const chosen = rememberedLanguage()
  if (languageFor(chosen, navigator.languages) === 'en') start()
  else void speak(chosen).then(partsAreSpoken).then(start, start)
}
