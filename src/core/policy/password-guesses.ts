import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import graphs from '@zxcvbn-ts/language-common/dist/adjacencyGraphs.json.mjs'
import passwords from '@zxcvbn-ts/language-common/dist/passwords.json.mjs'
import firstNames from '@zxcvbn-ts/language-en/dist/firstnames.json.mjs'
import { EARLY_WORDS, withoutPhrases } from './well-known-phrases.ts'

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

const estimator = new ZxcvbnFactory({ dictionary: { passwords, firstNames, early: EARLY_WORDS }, graphs })

/** Estimates the guesses of an attacker who has lists of passwords, names and phrases. */
export function estimateGuesses(password: string): Guesses {
  const text = password.normalize('NFKC')
  const whole = leastOf(estimate(text), SPELT.test(text) ? spelt(text) : undefined)
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

function estimate(text: string): Guesses {
  const { guessesLog10, sequence } = estimator.check(text.slice(0, MOST_CHARACTERS))
  // The estimator keeps its last text, and passwords must not stay in memory.
  estimator.check('')
  const lengthOf = (parts: typeof sequence) => parts.reduce((sum, { token }) => sum + token.length, 0)
  const runs = lengthOf(sequence.filter(({ pattern }) => RUNS.includes(pattern)))
  return { log10: guessesLog10, mostly: runs * 2 > lengthOf(sequence) ? 'run' : 'words' }
}
