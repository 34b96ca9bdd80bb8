/** BIP-39. */
export const PHRASE_LENGTHS = [12, 15, 18, 21, 24] as const
type PhraseLength = (typeof PHRASE_LENGTHS)[number]

export function phraseWords(text: string): readonly string[] {
  return bareWords(text).slice(0, 24)
}

function bareWords(text: string): readonly string[] {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .split(/[\s\d.,;:()[\]"'-]+/)
    .filter(Boolean)
}

/** Splits a pasted text into a phrase and the words after it, in their own letters. */
export function readPasted(text: string, place = 0): Readonly<{ words: readonly string[]; extra?: string }> {
  const tokens = [...text.matchAll(/\S+/gu)]
  const isNumbered = bareWords(tokens[0]?.[0] ?? '').length === 0
  let count = 0
  for (const [at, { 0: token, index }] of tokens.entries()) {
    const more = bareWords(token).length
    count += more
    if (more === 0 || !PHRASE_LENGTHS.some((length) => length === count)) continue
    const extra = text.slice(index + token.length).trim()
    const hasWords = bareWords(extra).length > 0
    const isExtra = hasWords ? count === 24 || at === tokens.length - 2 : !isNumbered && extra !== ''
    if (isExtra) return { words: bareWords(text.slice(0, index + token.length)), extra }
  }
  const words = phraseWords(text)
  const room = 24 - place
  if (words.length >= 12 || words.length <= room) return { words }
  return { words: words.slice(0, room), extra: tokens.slice(room).join(' ') }
}

function lengthFor(count: number): PhraseLength {
  return PHRASE_LENGTHS.find((length) => length >= count) ?? 24
}

export function pasteWords(words: readonly string[], at: number, pasted: readonly string[]): readonly string[] {
  if (pasted.length >= 12) return paddedWords(pasted, lengthFor(pasted.length))
  const length = Math.max(words.length, Math.min(24, at + pasted.length))
  return paddedWords(words, lengthFor(length)).map((word, index) => pasted[index - at] ?? word)
}

export function paddedWords(words: readonly string[], length: number): readonly string[] {
  return Array.from({ length }, (_, index) => words[index] ?? '')
}

/** Distinct and sorted; `random` draws them. */
export function pickPositions(count: number, length: number, random: (below: number) => number): readonly number[] {
  const places = Array.from({ length }, (_, index) => index)
  const picked = Array.from({ length: count }, () => places.splice(random(places.length), 1)).flat()
  return picked.sort((a, b) => a - b)
}

export function randomBelow(below: number): number {
  const byte = new Uint8Array(1)
  const limit = 256 - (256 % below)
  do crypto.getRandomValues(byte)
  while ((byte[0] ?? 0) >= limit)
  return (byte[0] ?? 0) % below
}
