import { wordlist as czech } from '@scure/bip39/wordlists/czech'
import { wordlist as english } from '@scure/bip39/wordlists/english'
import { wordlist as french } from '@scure/bip39/wordlists/french'
import { wordlist as italian } from '@scure/bip39/wordlists/italian'
import { wordlist as japanese } from '@scure/bip39/wordlists/japanese'
import { wordlist as korean } from '@scure/bip39/wordlists/korean'
import { wordlist as portuguese } from '@scure/bip39/wordlists/portuguese'
import { wordlist as simplified } from '@scure/bip39/wordlists/simplified-chinese'
import { wordlist as spanish } from '@scure/bip39/wordlists/spanish'
import { wordlist as traditional } from '@scure/bip39/wordlists/traditional-chinese'
import { expect, it } from 'vitest'
import { otherWordList } from '../../../src/vault/keys/other-word-lists.ts'

const phrasesOf = (list: readonly string[]) => Array.from({ length: 170 }, (_, at) => list.slice(at * 12, at * 12 + 12))

it.each([
  ['español', spanish],
  ['français', french],
  ['italiano', italian],
  ['português', portuguese],
  ['čeština', czech],
  ['日本語', japanese],
  ['한국어', korean],
  ['中文', simplified],
  ['中文', traditional],
])('a phrase of another list is named, with its marks and without: %s', (name, list) => {
  for (const words of phrasesOf(list)) {
    expect(otherWordList(words.join('\u3000').normalize('NFC').toUpperCase()), words.join(' ')).toBe(name)
    const bare = words
      .join(' ')
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
    expect(otherWordList(bare), bare).toBe(name)
  }
})

it('an English phrase with a wrong word is of no other list', () => {
  for (const words of phrasesOf(english))
    expect(otherWordList([...words.slice(1), 'wrongly'].join(' '))).toBeUndefined()
})
