/** The most of a stranger's words that is kept, characters. Lies O09. */
const MOST_CHARACTERS = 300

/**
 * Makes a stranger's words fit to be shown: one line, no control, formatting or direction marks, at most 300
 * characters. What is not a text, or is empty, gives undefined.
 */
export function said(words: unknown): string | undefined {
  if (typeof words !== 'string') return undefined
  const plain = words
    .slice(0, MOST_CHARACTERS * 4)
    .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
  if (plain === '') return undefined
  return plain.length > MOST_CHARACTERS ? `${plain.slice(0, MOST_CHARACTERS - 1)}…` : plain
}
