/** They are BCP 47 tags. */
export const LANGUAGE_TAGS = ['en', 'es', 'de', 'ja', 'zh-Hans', 'ar', 'pt-BR', 'vi', 'ko', 'tr'] as const

export type Language = (typeof LANGUAGE_TAGS)[number]

/** A language's text direction. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}

export type LanguageSetting = Language | 'system'

/**
 * Picks the chosen or first supported browser language (RFC 4647), else English. Plain Chinese is Simplified, all
 * Portuguese Brazilian.
 * @param preferred has BCP 47 tags, best first
 */
export function languageFor(chosen: LanguageSetting, preferred: readonly string[]): Language {
  if (chosen !== 'system') return chosen
  for (const tag of preferred) {
    const found = LANGUAGE_TAGS.find((each) => each === languageOf(tag))
    if (found) return found
  }
  return 'en'
}

function languageOf(tag: string): string {
  const parts = tag.toLowerCase().split('-')
  if (parts[0] === 'pt') return 'pt-BR'
  if (parts[0] !== 'zh') return parts[0] ?? ''
  return parts.some((part) => ['hant', 'tw', 'hk', 'mo'].includes(part)) ? '' : 'zh-Hans'
}
