const INVISIBLE = /[\p{Cc}\p{Cf}\p{DI}\p{Zl}\p{Zp}\u00a0\u2000-\u200f\u202f\u205f\u2800\u3000]/gu

export function invisibleIn(text: string): string {
  const found = new Set(text.trim().match(INVISIBLE) ?? [])
  return [...found]
    .map((each) => `U+${(each.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`)
    .join(', ')
}

export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '').trim()
}
