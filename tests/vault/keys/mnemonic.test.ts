import { wordlist } from '@scure/bip39/wordlists/english'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entropyToSeed, entropyToWords, newEntropy, readMnemonic } from '../../../src/vault/keys/mnemonic.ts'
import { phrase } from '../stand.ts'

const problemOf = (typed: string) => {
  const reading = readMnemonic(typed)
  return reading.ok ? undefined : reading.problem
}

describe('the recovery phrase', () => {
  it('has 12 words from 128 given bits', () => {
    const entropy = newEntropy(crypto)
    expect(entropy).toHaveLength(16)
    expect(entropyToWords(entropy)).toHaveLength(12)
  })

  it('gives back any entropy', () => {
    const entropies = fc
      .constantFrom(16, 20, 24, 28, 32)
      .chain((size) => fc.uint8Array({ minLength: size, maxLength: size }))
    fc.assert(
      fc.property(entropies, (entropy) => {
        expect(readMnemonic(entropyToWords(entropy).join(' '))).toEqual({ ok: true, entropy })
      }),
    )
  })

  it('is read in any case and with any white space', () => {
    const typed = `\n ${phrase.toUpperCase().replaceAll(' ', ' \t\u3000')} \n`
    expect(readMnemonic(typed)).toEqual(readMnemonic(phrase))
  })

  it('says how many words came', () => {
    expect(problemOf('test test')).toMatchObject({ kind: 'length', words: 2 })
    expect(problemOf('')).toMatchObject({ kind: 'length', words: 0 })
  })

  it('says which words are wrong and what they may have been, and repeats none', () => {
    const problem = problemOf(phrase.replace('test test', 'tset tests').replace('junk', 'jnuk'))
    expect(problem).toMatchObject({
      kind: 'words',
      wrong: [{ position: 1 }, { position: 2 }, { position: 12 }],
      reason: { code: 'PHRASE_WORDS', positions: '1, 2, 12' },
    })
    if (problem?.kind !== 'words') throw new Error('expected wrong words')
    expect(problem.wrong[0]?.suggestions).toContain('test')
    expect(problem.wrong[1]?.suggestions[0]).toBe('test')
    expect(problem.wrong[2]?.suggestions).toContain('junk')
    for (const { suggestions } of problem.wrong) {
      expect(suggestions.length).toBeLessThanOrEqual(3)
      for (const word of suggestions) expect(wordlist).toContain(word)
    }
  })

  it('has no suggestion for what is far from every word', () => {
    expect(problemOf(phrase.replace('junk', 'x'.repeat(4000)))).toMatchObject({
      wrong: [{ position: 12, suggestions: [] }],
      reason: { code: 'PHRASE_WORD', position: '12' },
    })
  })

  it('notices words in the wrong order', () => {
    expect(problemOf('junk test test test test test test test test test test test')).toMatchObject({ kind: 'checksum' })
  })

  it('refuses entropy of another length', async () => {
    const refusal = expect.objectContaining({ code: 'BAD_ENTROPY' })
    expect(() => entropyToWords(new Uint8Array(15))).toThrow(refusal)
    await expect(entropyToSeed(crypto, new Uint8Array(17))).rejects.toEqual(refusal)
  })
})
