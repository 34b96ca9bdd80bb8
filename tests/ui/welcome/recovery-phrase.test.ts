import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  paddedWords,
  pasteWords,
  phraseWords,
  pickPositions,
  randomBelow,
  readPasted,
  shorterPhrases,
} from '../../../src/ui/welcome/recovery-phrase.ts'

const twelve = 'legal winner thank year wave sausage worth useful legal winner thank yellow'.split(' ')

describe('a pasted phrase', () => {
  it('is split at spaces, lines, commas and numbers', () => {
    expect(phraseWords('1. Legal\n2) winner, 3: THANK')).toEqual(['legal', 'winner', 'thank'])
    expect(phraseWords('   ')).toEqual([])
  })

  it('is told from a passphrase behind it, which keeps its letters', () => {
    const typed = `  ${twelve.join(' \n ').toUpperCase()}\u3000`
    expect(readPasted(typed)).toEqual({ words: twelve })
    for (const extra of ['Zürich25', 'ﬁve', '1234', 'pass-Word.', 'zebra']) {
      expect(readPasted(`${typed} ${extra} `)).toEqual({ words: twelve, extra })
    }
    const numbered = twelve.map((word, at) => `${at + 1}. ${word}`)
    expect(readPasted(numbered.join('\n'))).toEqual({ words: twelve })
    for (const length of [15, 18, 21, 24]) {
      const words = Array.from({ length }, (_, at) => twelve[at % 12] ?? '')
      expect(readPasted(words.join(' '))).toEqual({ words })
      expect(readPasted(`${words.join(' ')} Extra`)).toEqual({ words, extra: 'Extra' })
    }
  })

  it('of the most words loses nothing of what follows, and no passphrase of numbers is cut', () => {
    const words = [...twelve, ...twelve]
    expect(readPasted(`${words.join(' ')}\nTwo  Words \n`)).toEqual({ words, extra: 'Two  Words' })
    const numbered = words.map((word, at) => `${at + 1}. ${word}`).join('\n')
    expect(readPasted(`${numbered}\nTwo Words`)).toEqual({ words, extra: 'Two Words' })
    expect(readPasted(numbered)).toEqual({ words })
    expect(readPasted(`${twelve.join(' ')} 12 34`)).toEqual({ words: twelve, extra: '12 34' })
    expect(readPasted(twelve.slice(0, 11).join(' '))).toEqual({ words: twelve.slice(0, 11) })
  })

  it.each([12, 15, 18, 21, 24])('of %i words is told from a passphrase of two words, or of more', (length) => {
    const words = Array.from({ length }, (_, at) => twelve[at % 12] ?? '')
    const extra = 'ﬁve  Zürich'
    expect(readPasted(` ${words.join(' ')}\t${extra}\n`)).toEqual({ words, extra })
    const three = `${words.join(' ')} Zebra  ${extra}`
    const fields = readPasted(three)
    const found = length === 24 ? fields : shorterPhrases(three, fields.words)[0]
    expect(found).toEqual({ words, extra: `Zebra  ${extra}` })
    const four = `${words.join(' ')} a b c d`
    const first = readPasted(four)
    expect([first, ...shorterPhrases(four, first.words)]).toContainEqual({ words, extra: 'a b c d' })
  })

  it('of the number of words that a phrase has is cut by three words at most', () => {
    const words = [...twelve, ...twelve]
    expect(shorterPhrases(words.join(' '), words).map((each) => each.words.length)).toEqual([21])
    expect(shorterPhrases(words.join(' '), twelve)).toEqual([])
  })

  it('keeps a corrected word, and gives no passphrase that the fields contradict', () => {
    const text = `${twelve.join(' ')} One Two Three`
    const fields = readPasted(text).words
    const corrected = fields.with(2, 'other')
    expect(shorterPhrases(text, corrected)).toEqual([{ words: corrected.slice(0, 12), extra: 'One Two Three' }])
    expect(shorterPhrases(text, fields.with(13, 'other'))).toEqual([])
  })

  it('of a few words in the last field gives the others as what follows', () => {
    expect(readPasted('Yellow Two Words', 23)).toEqual({ words: ['yellow'], extra: 'Two Words' })
    expect(readPasted('Yellow Two Words', 21)).toEqual({ words: ['yellow', 'two', 'words'] })
  })

  it('fills every field from the first, wherever it was pasted', () => {
    expect(pasteWords(paddedWords([], 12), 7, twelve)).toEqual(twelve)
    expect(pasteWords(paddedWords([], 12), 0, [...twelve, ...twelve])).toHaveLength(24)
  })

  it('of a few words goes in where the cursor is, and keeps the others', () => {
    const words = pasteWords(paddedWords(['a', 'b', 'c', 'd'], 12), 1, ['x', 'y'])
    expect(words.slice(0, 5)).toEqual(['a', 'x', 'y', 'd', ''])
    expect(words).toHaveLength(12)
  })
})

describe('the words asked for again', () => {
  it('are three different ones, in order', () => {
    for (let round = 0; round < 50; round++) {
      const places = pickPositions(3, 12, randomBelow)
      expect(new Set(places).size).toBe(3)
      expect([...places].sort((a, b) => a - b)).toEqual(places)
      expect(places.every((place) => place >= 0 && place < 12)).toBe(true)
    }
  })

  it('can be any of them', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (stream) => {
        const places = pickPositions(3, 12, (below) => (stream.next().value ?? 0) % below)
        expect(new Set(places).size).toBe(3)
      }),
    )
  })
})
