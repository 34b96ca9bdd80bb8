import { directionOf, LANGUAGE_TAGS, type Language, type LanguageSetting } from '../../core/text/language.ts'

const KEY = 'causeway.language'

export function rememberedLanguage(): LanguageSetting {
  const kept = localStorage.getItem(KEY)
  return LANGUAGE_TAGS.find((each) => each === kept) ?? 'system'
}

export function rememberLanguage(chosen: LanguageSetting): void {
  if (localStorage.getItem(KEY) !== chosen) localStorage.setItem(KEY, chosen)
}

export function showLanguage(language: Language): void {
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
}
