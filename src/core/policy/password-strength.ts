import { isWellFormed } from '../../lib/bytes.ts'
import type { Reason } from '../reason/reason.ts'

export type WeakPassword = Extract<Reason, { code: `PASSWORD_${string}` }>

const leastCharacters = 12
const leastBits = 28
const mostCharacters = 1024
const bitsOfCommonWord = 10

// Every guessing list has these phrases, here as bare letters.
const knownPhrases = [
  'correcthorsebatterystaple',
  'testtesttesttesttesttesttesttesttesttesttestjunk',
  'abandonabandonabandonabandonabandonabandonabandonabandonabandonabandonabandonabout',
]

const commonWords = [
  'administrator',
  'trustno1',
  'password',
  'passwort',
  'passphrase',
  'causeway',
  'ethereum',
  'bitcoin',
  'metamask',
  'iloveyou',
  'sunshine',
  'princess',
  'football',
  'baseball',
  'superman',
  'whatever',
  'starwars',
  'changeme',
  'letmein',
  'welcome',
  'dragon',
  'monkey',
  'master',
  'shadow',
  'secret',
  'qwertz',
  'qwerty',
  'azerty',
  'asdfgh',
  'zxcvbn',
  'wallet',
  'crypto',
  'admin',
  'login',
  'hello',
  '1q2w3e4r',
  '1qaz2wsx',
  'abc123',
]

/**
 * Returns a new password's weakness; 12 NFKC characters are the minimum. Known phrases only cause a warning
 * (`isKnownPhrase`). The result never repeats the password.
 */
export function passwordProblem(password: string): WeakPassword | undefined {
  const characters = [...password.normalize('NFKC')]
  if (characters.length === 0) return { code: 'PASSWORD_EMPTY' }
  if (!isWellFormed(password)) return { code: 'PASSWORD_BROKEN' }
  if (characters.length > mostCharacters) return { code: 'PASSWORD_LONG', most: `${mostCharacters}` }
  if (characters.length < leastCharacters) return { code: 'PASSWORD_SHORT', least: `${leastCharacters}` }
  if (estimateBits(password) < leastBits) return { code: 'PASSWORD_EASY' }
  return undefined
}

/** Tells whether a known phrase is nearly the whole password. */
export function isKnownPhrase(password: string): boolean {
  const characters = plain([...password.normalize('NFKC').toLowerCase()]).filter((each) => /[\p{L}\p{N}]/u.test(each))
  return knownPhrases.some((phrase) => {
    const at = indexOf(characters, [...phrase])
    if (at < 0) return false
    const rest = [...characters.slice(0, at), ...characters.slice(at + phrase.length)]
    return estimateBits(rest.join('')) < leastBits
  })
}

/** Estimates strength in bits; common words, repeats and runs count little. */
export function estimateBits(password: string): number {
  const characters = [...password.normalize('NFKC').toLowerCase()]
  const { rest, bits } = withoutCommonWords(characters)
  const counted = unrepeated(rest)
  const costly = counted.filter((character, index) => !goesOn(counted[index - 1], character)).length
  return bits + costly * Math.log2(poolOf(password)) + (counted.length - costly)
}

function withoutCommonWords(characters: readonly string[]) {
  let rest = [...characters]
  let bits = 0
  for (const word of commonWords) {
    const wanted = plain([...word])
    let times = 0
    for (let at = indexOf(plain(rest), wanted); at >= 0; at = indexOf(plain(rest), wanted)) {
      rest = [...rest.slice(0, at), ...rest.slice(at + wanted.length)]
      times += 1
    }
    if (times > 0) bits += bitsOfCommonWord + Math.log2(times)
  }
  return { rest, bits }
}

function plain(characters: readonly string[]): readonly string[] {
  const meant: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '@': 'a', $: 's' }
  return characters.map((character) => meant[character] ?? character)
}

function indexOf(list: readonly string[], part: readonly string[]): number {
  return list.findIndex((_, at) => part.every((character, index) => list[at + index] === character))
}

function unrepeated(characters: readonly string[]): readonly string[] {
  const period = characters.findIndex(
    (_, length) => length > 0 && characters.every((character, index) => character === characters[index % length]),
  )
  return period > 0 ? characters.slice(0, period) : characters
}

const keyRows = ['qwertyuiop', 'qwertzuiop', 'azertyuiop', 'asdfghjkl', 'qsdfghjklm', 'zxcvbnm', 'yxcvbnm']

function goesOn(before: string | undefined, character: string): boolean {
  const step = (character.codePointAt(0) ?? 0) - (before?.codePointAt(0) ?? Number.NaN)
  return Math.abs(step) <= 1 || keyRows.some((row) => isBeside(row, before, character))
}

function isBeside(row: string, before: string | undefined, character: string): boolean {
  if (before === undefined || !row.includes(before) || !row.includes(character)) return false
  return Math.abs(row.indexOf(before) - row.indexOf(character)) === 1
}

function poolOf(text: string): number {
  const pools: readonly (readonly [RegExp, number])[] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/[0-9]/, 10],
    [/[ -/:-@[-`{-~]/, 33],
    [/[^ -~]/, 100],
  ]
  return pools.reduce((size, [pattern, count]) => (pattern.test(text) ? size + count : size), 1)
}
