import { cleanText } from './untrusted-text.ts'

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
