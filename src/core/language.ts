/** The languages that Causeway speaks, by their BCP 47 tags, English first. */
export const LANGUAGE_TAGS = ['en', 'es', 'de', 'ja', 'zh-Hans', 'ar'] as const

export type Language = (typeof LANGUAGE_TAGS)[number]

/** Which way a language is written. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}

/** What a user can choose: one of them, or whatever the browser prefers. */
export type LanguageChoice = Language | 'system'

/**
 * The language for what the user has chosen: that, or for `system` the first that the browser prefers and Causeway
 * speaks (RFC 4647, lookup), else English. Chinese is Simplified where the region or the script says so, or nothing does.
 *
 * @param preferred BCP 47 tags, the best first, as `navigator.languages` has them
 */
export function languageFor(chosen: LanguageChoice, preferred: readonly string[]): Language {
  if (chosen !== 'system') return chosen
  for (const tag of preferred) {
    const found = LANGUAGE_TAGS.find((each) => each === languageOf(tag))
    if (found) return found
  }
  return 'en'
}

function languageOf(tag: string): string {
  const parts = tag.toLowerCase().split('-')
  if (parts[0] !== 'zh') return parts[0] ?? ''
  return parts.some((part) => ['hant', 'tw', 'hk', 'mo'].includes(part)) ? '' : 'zh-Hans'
}
