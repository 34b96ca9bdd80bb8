const LONGEST = 120

// C0, C1, soft hyphen, joiners and fillers, bidi marks and embeddings, zero-width, separators, variation selectors,
// byte order mark, tags.
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

/**
 * Makes text that a stranger wrote fit to be shown: no control, bidi, zero-width or tag characters, one line, at most
 * 120 characters.
 */
export function cleanOutsideText(text: string): string {
  const clean = [...text.replace(/\s+/g, ' ')].filter(isSafe).join('').trim()
  const characters = [...clean]
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST - 1).join('')}…` : clean
}

function isSafe(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  return !UNSAFE.some(([from, to]) => code >= from && code <= to)
}
