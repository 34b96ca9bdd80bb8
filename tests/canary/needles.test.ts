import { serialize } from 'node:v8'
import { describe, expect, it } from 'vitest'
import { keyHeader } from '../../src/vault/file/format.ts'
import { decrypt } from '../../src/vault/seal/aes-gcm.ts'
import { withPassword } from '../../src/vault/vault.ts'
import { machineWithVault, password, portsOf, textIn } from '../vault/stand.ts'
import { findAll, needlesOfBytes, needlesOfParts, needlesOfText } from './needles.ts'
import { EXCHANGE_KEY, PASSWORD, PHRASE, secretNeedles } from './secrets.ts'
import { vaultKeyNeedles } from './vault-keys.ts'

const around = (text: string | Buffer, before = 0) =>
  Buffer.concat([Buffer.from('~'.repeat(before)), Buffer.from(text as string), Buffer.from('.tail')])

/** A name, a type and a length-prefixed UTF-16 value. */
function formField(at: number, value: string): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32LE(value.length * 2)
  return Buffer.concat([Buffer.from(`word-${at}text`, 'utf16le'), length, Buffer.from(value, 'utf16le')])
}

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

  const utf16 = (text: string) => Buffer.from(text, 'utf16le')
  it.each([
    ['an array of words, as a database keeps it', serialize(words)],
    ['a field for each, as a database keeps it', serialize(words.map((value, at) => ({ name: `word-${at}`, value })))],
    ['a field for each in JSON', Buffer.from(JSON.stringify(words.map((word, at) => ({ at, word }))))],
    [
      'a field for each, as a browser keeps the form of a tab',
      Buffer.concat(words.map((word, at) => formField(at, word))),
    ],
    ['a numbered list', Buffer.from(words.map((word, at) => `${at + 1}. ${word}`).join('\n'))],
    ['a numbered list in UTF-16', utf16(words.map((word, at) => `${at + 1}. ${word}`).join('\n'))],
    ['words of a query', Buffer.from(new URLSearchParams({ q: PHRASE }).toString())],
    ['three of them in a sentence', Buffer.from(`first ${words[3]}, then ${words[4]}, and ${words[5]} in the end`)],
  ])('finds %s', (_name, bytes) => {
    expect(findAll(around(bytes), needles)).not.toEqual([])
  })

  it('does not find words that stand far apart, nor in another order', () => {
    const far = '-'.repeat(101)
    expect(findAll(around(words.slice(0, 3).join(far)), needles)).toEqual([])
    expect(findAll(around(words.slice(0, 3).reverse().join(' 1. ')), needles)).toEqual([])
  })

  it('finds the keys of a vault', async () => {
    const machine = await machineWithVault()
    const text = textIn(machine, 'a')
    const keys = await vaultKeyNeedles(text, password)
    let data = Buffer.alloc(0)
    await withPassword(portsOf(machine), password, async (_, bytes) => {
      data = Buffer.from(bytes.slice())
    })
    expect(findAll(around(data), keys)).toEqual(['data key as raw'])
    const { header, wrappedDek } = JSON.parse(text).vault
    const wrapping = keys.find(({ of, as }) => of === 'key that wraps' && as === 'raw')?.bytes ?? Buffer.alloc(32)
    const key = await crypto.subtle.importKey('raw', new Uint8Array(wrapping), 'AES-GCM', false, ['decrypt'])
    const opened = await decrypt(crypto, key, { sealed: wrappedDek, bound: keyHeader(header) })
    expect(opened && Buffer.from(opened)).toEqual(data)
    expect(findAll(Buffer.from(text), keys)).toEqual([])
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
    expect(findAll(around([...words].reverse().join(' ')), needles)).toEqual([])
    expect(needlesOfText('x', 'secret').every(({ bytes }) => bytes.length > 3)).toBe(true)
  })

  it('finds all needles at once, at the very beginning and end, over one another and with the same beginning', () => {
    const looked = ['abc', 'abcd', 'abcx', 'bcd', 'yza', 'zab'].map((text) => needleOf(text))
    const found = (text: string) => findAll(Buffer.from(text), looked).map((each) => each.split(' as ')[0])
    expect(found('abcd')).toEqual(['abc', 'abcd', 'bcd'])
    expect(found('ab yzabc')).toEqual(['abc', 'yza', 'zab'])
    expect(found('abxcd')).toEqual([])
    expect(found('')).toEqual([])
    expect(findAll(Buffer.from('act one, act now, add'), needlesOfParts('words', ['act', 'now', 'add']))).toEqual([
      'words as one by one',
    ])
  })

  it('refuses a needle that is too short to be looked for', () => {
    expect(() => findAll(Buffer.from('ab'), [needleOf('ab')])).toThrow('ab: expected 3 bytes or more')
  })
})

const needleOf = (text: string) => ({ of: text, as: 'text', bytes: Buffer.from(text) })
