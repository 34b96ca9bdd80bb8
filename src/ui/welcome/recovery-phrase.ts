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

type PastedPhrase = Readonly<{ words: readonly string[]; extra?: string }>

/** Splits a pasted text into a phrase and the words after it, in their own letters. */
export function readPasted(text: string, place = 0): PastedPhrase {
  const tokens = [...text.matchAll(/\S+/gu)]
  const isNumbered = bareWords(tokens[0]?.[0] ?? '').length === 0
  const total = bareWords(text).length
  const longest = PHRASE_LENGTHS.findLast((length) => length <= total)
  const found = splitsOf(text).find(({ words, extra }) => {
    if (bareWords(extra).length === 0) return !isNumbered
    return words.length === 24 || !/\s/u.test(extra) || (words.length === longest && longest !== total)
  })
  if (found) return found
  const words = phraseWords(text)
  const room = 24 - place
  if (words.length >= 12 || words.length <= room) return { words }
  return { words: words.slice(0, room), extra: tokens.slice(room).join(' ') }
}

/** Longest first. A text of as many words is rather mistyped than a phrase and four words more. */
export function shorterPhrases(pasted: string, fields: readonly string[]): readonly PastedPhrase[] {
  const isWhole = bareWords(pasted).length === fields.length
  const least = isWhole ? fields.length - 3 : 0
  return splitsOf(pasted)
    .filter(({ words: { length }, extra }) => {
      const rest = fields.slice(length)
      return rest.length > 0 && length >= least && rest.join() === bareWords(extra).slice(0, rest.length).join()
    })
    .map(({ words, extra }) => ({ words: fields.slice(0, words.length), extra }))
    .reverse()
}

function splitsOf(text: string): readonly Required<PastedPhrase>[] {
  let count = 0
  return [...text.matchAll(/\S+/gu)].flatMap(({ 0: token, index }) => {
    const more = bareWords(token).length
    count += more
    const end = index + token.length
    const extra = text.slice(end).trim()
    const isSplit = more > 0 && extra !== '' && PHRASE_LENGTHS.some((length) => length === count)
    return isSplit ? [{ words: bareWords(text.slice(0, end)), extra }] : []
  })
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
