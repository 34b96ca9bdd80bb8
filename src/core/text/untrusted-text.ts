const MOST_CHARACTERS = 120
const TOO_MANY_MARKS = /(\p{M}{6})\p{M}+/gu

// C0, C1, soft hyphen, joiners, fillers, bidi, zero-width, separators, variation selectors, BOM, tags and surrogates
// are unsafe.
const UNSAFE: readonly (readonly [number, number])[] = [
  [0x00, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x034f, 0x034f],
  [0x061c, 0x061c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0x3164, 0x3164],
  [0xd800, 0xdfff],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfffb],
  [0xe0000, 0xe0fff],
]

/** Makes foreign text safe to show: one line, no hidden characters (lies M02, M05), at most `most` characters. */
export function cleanText(text: string, most = MOST_CHARACTERS): string {
  // The cut text is never shown.
  const characters = [...text.slice(0, most * 8).replace(/[^\S\ufeff]+/g, ' ')].filter(isSafe)
  const clean = [...characters.join('').replace(/ +/g, ' ').replace(TOO_MANY_MARKS, '$1').trim()]
  return clean.length > most ? `${clean.slice(0, most - 1).join('')}…` : clean.join('')
}

/** Whether a text has no unsafe characters. */
export function isPlain(text: string): boolean {
  return [...text].every(isSafe)
}

function isSafe(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  return !UNSAFE.some(([from, to]) => code >= from && code <= to)
}
