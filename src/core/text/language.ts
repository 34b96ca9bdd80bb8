/** They are BCP 47 tags. */
export const LANGUAGE_TAGS = ['en', 'es', 'de', 'ja', 'zh-Hans', 'ar', 'pt-BR', 'vi', 'ko', 'tr'] as const

export type Language = (typeof LANGUAGE_TAGS)[number]

/** A language's text direction. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}

export type LanguageSetting = Language | 'system'

/**
 * Picks the chosen or first supported browser language (RFC 4647), else English. It skips Traditional Chinese.
 * @param preferred has BCP 47 tags, best first
 */
export function languageFor(chosen: LanguageSetting, preferred: readonly string[]): Language {
  if (chosen !== 'system') return chosen
  for (const tag of preferred) {
    const [language, ...parts] = tag.toLowerCase().split('-')
    const isTraditional = language === 'zh' && parts.some((part) => ['hant', 'tw', 'hk', 'mo'].includes(part))
    const found = LANGUAGE_TAGS.find((each) => each.split('-')[0] === language)
    if (found && !isTraditional) return found
  }
  return 'en'
}
