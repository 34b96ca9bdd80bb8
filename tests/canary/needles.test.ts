import { describe, expect, it } from 'vitest'
import { findAll, needlesOfBytes, needlesOfText } from './needles.ts'
import { EXCHANGE_KEY, PASSWORD, PHRASE, secretNeedles } from './secrets.ts'

const around = (text: string | Buffer, before = 0) =>
  Buffer.concat([Buffer.from('~'.repeat(before)), Buffer.from(text as string), Buffer.from('.tail')])

describe('the search for secrets', () => {
  const needles = secretNeedles()
  const words = PHRASE.split(' ')

  it.each([
    ['a password', PASSWORD],
    ['a password in JSON', JSON.stringify({ password: PASSWORD })],
    ['a password in a URL', `?p=${encodeURIComponent(PASSWORD)}`],
    ['three words', `the words ${words.slice(4, 7).join(' ')} are`],
    ['a list of words', JSON.stringify(words)],
    ['the phrase, a word a line', words.join('\n')],
    ['a key that was typed', EXCHANGE_KEY.toUpperCase()],
  ])('finds %s', (_name, text) => {
    expect(findAll(around(text), needles)).not.toEqual([])
    expect(findAll(around(Buffer.from(text, 'utf16le')), needles)).not.toEqual([])
  })

  it.each([0, 1, 2, 3])('finds what is written in base64 after %s other bytes', (before) => {
    expect(findAll(Buffer.from(around(PASSWORD, before).toString('base64')), needles)).not.toEqual([])
    expect(findAll(Buffer.from(around(PASSWORD, before).toString('base64url')), needles)).not.toEqual([])
  })

  it('finds bytes as they are, turned round, in hex and as a list of numbers', () => {
    const key = Buffer.from(EXCHANGE_KEY, 'hex')
    const looked = needlesOfBytes('key', key)
    for (const written of [
      key,
      Buffer.from(key).reverse(),
      Buffer.from([...key].join(',')),
      Buffer.from(`0x${EXCHANGE_KEY}`),
    ]) {
      expect(findAll(around(written), looked)).not.toEqual([])
    }
  })

  it('finds nothing where nothing is, nor words of the list that are not the phrase', () => {
    expect(findAll(around('nothing to see'), needles)).toEqual([])
    expect(findAll(around([...words].sort().join(' ')), needles)).toEqual([])
    expect(needlesOfText('x', 'secret').every(({ bytes }) => bytes.length > 3)).toBe(true)
  })
})
