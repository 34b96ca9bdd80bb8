import { directionOf, LANGUAGE_TAGS, type Language, type LanguageChoice } from '../../core/language.ts'

const KEY = 'causeway.language'

/** The choice of the last page, so that the next one begins in its language. */
export function rememberedLanguage(): LanguageChoice {
  const kept = localStorage.getItem(KEY)
  return LANGUAGE_TAGS.find((each) => each === kept) ?? 'system'
}

/** Keeps the choice for the next page. */
export function rememberLanguage(chosen: LanguageChoice): void {
  if (localStorage.getItem(KEY) !== chosen) localStorage.setItem(KEY, chosen)
}

/** Says in which language the page is, and lays it out the way that one is written. */
export function showLanguage(language: Language): void {
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
}
