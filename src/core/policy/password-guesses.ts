import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import graphs from '@zxcvbn-ts/language-common/dist/adjacencyGraphs.json.mjs'
import passwords from '@zxcvbn-ts/language-common/dist/passwords.json.mjs'
import firstNames from '@zxcvbn-ts/language-en/dist/firstnames.json.mjs'
import { learnLetters } from './natural-letters.ts'
import { EARLY_WORDS, LEET, withoutPhrases } from './well-known-phrases.ts'

/** `mostly`: the weakest kind of part. */
export type Guesses = Readonly<{ log10: number; mostly: 'phrase' | 'run' | 'words' }>

// The estimate's time grows with the cube of the length.
const MOST_CHARACTERS = 72
const LOG10_OF_PHRASE = 3
// Letters one by one.
const SPELT = /(?:^|[^\p{L}\p{N}])(?:[\p{L}\p{N}][^\p{L}\p{N}]+){4}/u
const BETWEEN = /[^\p{L}\p{N}]+/gu
const LOG10_OF_SPELLING = 2
const RUNS = ['repeat', 'sequence', 'spatial']

const PART = /\p{L}+|\p{N}+|[^\p{L}\p{N}]+/gu
const LETTER = /^\p{L}/u
const MARKS = /\p{M}/gu
const LATIN = /^[a-z]+$/
// From а to я.
const CYRILLIC = 'abvgdejziiklmnoprstufhccssiyieua'
// The upper row of US keyboards.
const SHIFTED = ')!@#$%^&*('
const LOG10_OF_SHIFT = 1
const LEET_INSIDE = /(?<=\p{L})[013457@$!](?=\p{L})/gu
const LOG10_OF_LEET = 1
const LOG10_OF_TWO = Math.log10(2)
const LEAST_NATURAL = 6

const estimator = new ZxcvbnFactory({ dictionary: { passwords, firstNames, early: EARLY_WORDS }, graphs })

const guessLetters = learnLetters([...passwords, ...firstNames, ...EARLY_WORDS])

/** Estimates the guesses of an attacker who has lists of passwords, names and phrases. */
export function estimateGuesses(password: string): Guesses {
  const text = password.normalize('NFKC')
  const whole = [
    SPELT.test(text) ? spelt(text) : undefined,
    inParts(text),
    unleet(text),
    unshifted(text),
  ].reduce<Guesses>(leastOf, estimate(text))
  const { rest, found } = withoutPhrases(text)
  if (found === 0) return whole
  const log10 = found * LOG10_OF_PHRASE + (rest === '' ? 0 : estimate(rest).log10)
  return log10 < whole.log10 ? { log10, mostly: 'phrase' } : whole
}

function leastOf(one: Guesses, other: Guesses | undefined): Guesses {
  return other && other.log10 < one.log10 ? other : one
}

function spelt(text: string): Guesses {
  const { log10, mostly } = estimate(text.replace(BETWEEN, ''))
  return { log10: log10 + LOG10_OF_SPELLING, mostly }
}

function unleet(text: string): Guesses | undefined {
  const meant = text.replace(LEET_INSIDE, (character) => LEET[character] ?? character)
  if (meant === text) return undefined
  const found = inParts(meant)
  return found && { log10: found.log10 + LOG10_OF_LEET, mostly: found.mostly }
}

function unshifted(text: string): Guesses | undefined {
  const bare = text.toLowerCase().replace(/[)!@#$%^&*(]/g, (sign) => `${SHIFTED.indexOf(sign)}`)
  if (bare === text.toLowerCase()) return undefined
  const { log10, mostly } = estimate(bare)
  return { log10: log10 + LOG10_OF_SHIFT, mostly }
}

function inParts(text: string): Guesses | undefined {
  const seen = new Set<string>()
  let log10 = 0
  let isSeenThrough = false
  let words = 0
  for (const [part] of text.slice(0, MOST_CHARACTERS).matchAll(PART)) {
    const letters = bare(part)
    const least = estimate(part).log10
    const natural = seen.has(letters) ? LOG10_OF_TWO : ofLetters(part, letters)
    isSeenThrough ||= letters.length >= LEAST_NATURAL && natural < least
    log10 += Math.min(least, natural)
    if (LETTER.test(part)) words += 1
    seen.add(letters)
  }
  return isSeenThrough || words === 1 ? { log10, mostly: 'words' } : undefined
}

function bare(part: string): string {
  const lower = part.normalize('NFD').replace(MARKS, '').replaceAll('ı', 'i').toLowerCase()
  return lower.replace(/[а-я]/g, (letter) => CYRILLIC[letter.charCodeAt(0) - 0x430] ?? letter)
}

function ofLetters(part: string, letters: string): number {
  return letters.length >= LEAST_NATURAL && LATIN.test(letters)
    ? guessLetters(letters) + ofCase(part)
    : Number.POSITIVE_INFINITY
}

function ofCase(part: string): number {
  const large = [...part].filter((letter) => letter !== letter.toLowerCase()).length
  const isUsual = large <= 1 || large === part.length
  return isUsual ? Math.sign(large) * LOG10_OF_TWO : Math.min(large, part.length - large)
}

function estimate(text: string): Guesses {
  const { guessesLog10, sequence } = estimator.check(text.slice(0, MOST_CHARACTERS))
  // The estimator keeps its last text, and passwords must not stay in memory.
  estimator.check('')
  const lengthOf = (parts: typeof sequence) => parts.reduce((sum, { token }) => sum + token.length, 0)
  const runs = lengthOf(sequence.filter(({ pattern }) => RUNS.includes(pattern)))
  return { log10: guessesLog10, mostly: runs * 2 > lengthOf(sequence) ? 'run' : 'words' }
}
