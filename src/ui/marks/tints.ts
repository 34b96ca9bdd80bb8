export const TINTS = ['sea', 'sky', 'moss', 'clay', 'plum', 'sand'] as const

export function tintOf(text: string): (typeof TINTS)[number] {
  const sum = [...text].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return TINTS[sum % TINTS.length] ?? 'sea'
}
