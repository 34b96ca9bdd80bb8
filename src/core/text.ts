/** The most of a stranger's words that is shown, characters. */
const MOST_CHARACTERS = 120

// C0, C1, soft hyphen, joiners and fillers, bidi marks and embeddings, zero-width, separators, variation selectors,
// byte-order mark, tags; and halves of characters.
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
 * Makes text that a stranger wrote fit to be shown beside our own: one line, no control, bidi, zero-width or tag
 * characters (lies M02 and M05), and no more than `most` characters.
 */
export function cleanText(text: string, most = MOST_CHARACTERS): string {
  // Cut before the work: what lies far behind can never be shown.
  const characters = [...text.slice(0, most * 8).replace(/[^\S\ufeff]+/g, ' ')].filter(isSafe)
  const clean = [...characters.join('').replace(/ +/g, ' ').trim()]
  return clean.length > most ? `${clean.slice(0, most - 1).join('')}…` : clean.join('')
}

/** Whether a text holds nothing that hides, turns the text around it, or breaks the line. */
export function isPlain(text: string): boolean {
  return [...text].every(isSafe)
}

function isSafe(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  return !UNSAFE.some(([from, to]) => code >= from && code <= to)
}

/** How many characters at each end people compare, and poisoners therefore copy. */
const COMPARED = 4

/**
 * True when an address could be taken for one of the others: another one, with the same first and last four characters
 * behind what all addresses of its kind begin with (address poisoning; lies C03).
 */
export function isLookAlike(address: string, others: readonly string[]): boolean {
  const own = endsOf(address)
  if (own === undefined) return false
  return others.some((other) => endsOf(other) === own && bodyOf(other) !== bodyOf(address))
}

function endsOf(address: string): string | undefined {
  const body = bodyOf(address)
  return body.length > COMPARED * 2 ? `${body.slice(0, COMPARED)} ${body.slice(-COMPARED)}` : undefined
}

// Hex and bech32 carry nothing in their case; base58 does.
function bodyOf(address: string): string {
  if (/^0x/i.test(address)) return address.slice(2).toLowerCase()
  return /^bc1/i.test(address) ? address.slice(4).toLowerCase() : address
}

// Letters of other scripts that are drawn as Latin ones (Unicode TR39, confusables; those of symbols' letters).
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

/** The same, whole alphabets of them: a word may be drawn in one of these alone. Lisu, Cherokee, and small capitals. */
const ALPHABETS = [
  ['ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ', 'ABCDEFGHIJKLMNOPRSTUVWXYZ'],
  ['ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᏃ', 'ABCDEGHJKLMPRSTVWZ'],
  ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'ABCDEFGHIJKLMNOPRSTUVWYZ'],
] as const
const LATIN: ReadonlyMap<string, string> = new Map(
  ALPHABETS.flatMap(([drawn, latin]) => [...drawn].map((letter, at) => [letter, latin.charAt(at)])),
)

/** Scripts whose letters are mixed with Latin ones to deceive. */
const SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Cherokee', 'Armenian', 'Coptic', 'Lisu', 'Georgian'] as const
const OF_SCRIPT = SCRIPTS.map((script) => new RegExp(`\\p{Script=${script}}`, 'u'))

/**
 * True when a symbol is not what it looks like: it mixes scripts, hides characters, or is drawn like one of `others`
 * without being it (lies M03).
 */
export function isDisguised(symbol: string, others: readonly string[]): boolean {
  const isMixed = OF_SCRIPT.filter((script) => script.test(symbol)).length > 1
  const isHiding = cleanText(symbol, symbol.length + 1) !== symbol
  return isMixed || isHiding || others.some((other) => other !== symbol && skeletonOf(other) === skeletonOf(symbol))
}

/**
 * How a word is drawn: letters of other scripts, and digits, by the capital Latin letter that they look like, without the
 * marks on them.
 */
export function skeletonOf(symbol: string): string {
  const plain = cleanText(symbol.normalize('NFKD').replace(/\p{M}/gu, ''))
  return [...plain].map(drawnAs).join('')
}

function drawnAs(letter: string): string {
  const capital = letter.toUpperCase()
  const latin = LATIN.get(letter) ?? LATIN.get(capital) ?? capital
  return DRAWN_AS[latin] ?? latin
}
