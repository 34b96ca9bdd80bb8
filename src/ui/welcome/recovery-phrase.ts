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

/** Splits a pasted text into a phrase and the word after it, which keeps its letters. */
export function readPasted(text: string): Readonly<{ words: readonly string[]; extra?: string }> {
  const tokens = text.split(/\s+/u).filter(Boolean)
  const last = tokens.at(-1) ?? ''
  const before = tokens.slice(0, -1)
  const isPhrase = PHRASE_LENGTHS.some((length) => length === bareWords(before.join(' ')).length)
  const isNumbered = bareWords(tokens[0] ?? '').length === 0 && bareWords(last).length === 0
  return isPhrase && !isNumbered ? { words: bareWords(before.join(' ')), extra: last } : { words: phraseWords(text) }
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
