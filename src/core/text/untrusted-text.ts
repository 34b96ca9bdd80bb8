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

/** People compare these ends, so poisoners copy them. */
const COMPARED = 4

/** Whether an address shares another's first and last four characters after its prefix (poisoning; lies C03). */
export function isLookAlike(address: string, others: readonly string[]): boolean {
  const own = endsOf(address)
  if (own === undefined) return false
  return others.some((other) => endsOf(other) === own && bodyOf(other) !== bodyOf(address))
}

function endsOf(address: string): string | undefined {
  const body = bodyOf(address)
  return body.length > COMPARED * 2 ? `${body.slice(0, COMPARED)} ${body.slice(-COMPARED)}` : undefined
}

// Hex and bech32 ignore case; base58 does not.
function bodyOf(address: string): string {
  if (/^0x/i.test(address)) return address.slice(2).toLowerCase()
  return /^bc1/i.test(address) ? address.slice(4).toLowerCase() : address
}

// Unicode TR39 lists these confusables.
const DRAWN_AS: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  С: 'C',
  Е: 'E',
  Н: 'H',
  І: 'I',
  Ј: 'J',
  К: 'K',
  М: 'M',
  О: 'O',
  Р: 'P',
  Ѕ: 'S',
  Т: 'T',
  Х: 'X',
  У: 'Y',
  Ԁ: 'D',
  Ԛ: 'Q',
  Ԝ: 'W',
  Α: 'A',
  Β: 'B',
  Ε: 'E',
  Ζ: 'Z',
  Η: 'H',
  Ι: 'I',
  Κ: 'K',
  Μ: 'M',
  Ν: 'N',
  Ο: 'O',
  Ρ: 'P',
  Τ: 'T',
  Υ: 'Y',
  Χ: 'X',
  Ⅾ: 'D',
  Ⅽ: 'C',
  '0': 'O',
  '1': 'I',
  L: 'I',
  '|': 'I',
}

/** Lisu, Cherokee and small capitals imitate words. */
const ALPHABETS = [
  ['ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ', 'ABCDEFGHIJKLMNOPRSTUVWXYZ'],
  ['ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᏃ', 'ABCDEGHJKLMPRSTVWZ'],
  ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'ABCDEFGHIJKLMNOPRSTUVWYZ'],
] as const
const LATIN: ReadonlyMap<string, string> = new Map(
  ALPHABETS.flatMap(([drawn, latin]) => [...drawn].map((letter, at) => [letter, latin.charAt(at)])),
)

/** Attackers mix these scripts with Latin. */
const SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Cherokee', 'Armenian', 'Coptic', 'Lisu', 'Georgian'] as const
const OF_SCRIPT = SCRIPTS.map((script) => new RegExp(`\\p{Script=${script}}`, 'u'))

/** Whether a symbol mixes scripts, hides characters or resembles another (lies M03). */
export function isDisguised(symbol: string, others: readonly string[]): boolean {
  const isMixed = OF_SCRIPT.filter((script) => script.test(symbol)).length > 1
  const isHiding = cleanText(symbol, symbol.length + 1) !== symbol
  return isMixed || isHiding || others.some((other) => other !== symbol && skeletonOf(other) === skeletonOf(symbol))
}

/** Reduces a word to the capital Latin letters that it resembles. */
export function skeletonOf(symbol: string): string {
  const plain = cleanText(symbol.normalize('NFKD').replace(/\p{M}/gu, ''))
  return [...plain].map(drawnAs).join('')
}

function drawnAs(letter: string): string {
  const capital = letter.toUpperCase()
  const latin = LATIN.get(letter) ?? LATIN.get(capital) ?? capital
  return DRAWN_AS[latin] ?? latin
}
