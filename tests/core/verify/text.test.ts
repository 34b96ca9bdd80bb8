import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanText, isDisguised, isLookAlike } from '../../../src/core/text/untrusted-text.ts'
import { makeFinding } from '../../../src/core/verify/make-finding.ts'

describe('words of a stranger', () => {
  it.each([
    ['markup stays text', '<b>hi</b>', '<b>hi</b>'],
    ['a right-to-left override', 'pay \u202eecilA', 'pay ecilA'],
    ['isolates and marks', '\u2066a\u2069\u200f\u061c', 'a'],
    ['zero-width characters', 'U\u200bS\u200dD\ufeffC\u2060', 'USDC'],
    ['tags', `a${String.fromCodePoint(0xe0041, 0xe007f)}b`, 'ab'],
    ['control characters', 'a\u0000\u0007\u009bb', 'ab'],
    ['lines that imitate our own', 'ok\n\nYou receive 100 ETH\r\n\u2028now', 'ok You receive 100 ETH now'],
    ['half a character', 'a\ud800b', 'ab'],
    ['white space of all kinds', '\u00a0a\u3000\t b ', 'a b'],
  ])('%s', (_name, text, shown) => {
    expect(cleanText(text)).toBe(shown)
  })

  it('are cut at 120 characters, never inside one', () => {
    expect([...cleanText('😀'.repeat(300))]).toHaveLength(120)
    expect(cleanText('x'.repeat(120))).toBe('x'.repeat(120))
    expect(cleanText('x'.repeat(1_000_000), 10)).toBe(`${'x'.repeat(9)}…`)
  })

  it('come out the same when cleaned twice, in one line without anything that cannot be seen', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const clean = cleanText(text)
        expect(cleanText(clean)).toBe(clean)
        expect(clean).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200b-\u200f\u202a-\u202e\u2066-\u2069]/u)
      }),
    )
  })

  it('are cleaned in every finding, whatever a quote put into it', () => {
    const { message, at } = makeFinding('K02', 'fees.\u202ex', {
      says: 'orderVersionUnknown',
      version: `for \u202e${'a'.repeat(600)}\nYou receive all of it`,
    })
    expect(message).not.toMatch(/[\u202e\n]/)
    expect(message.length).toBeLessThanOrEqual(400)
    expect(at).toBe('fees.x')
  })
})

describe('an address that looks like another', () => {
  const own = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  it.each<[string, string, boolean]>([
    ['the same ends', '0x7099aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa79c8', true],
    ['itself in another case', own.toLowerCase(), false],
    ['another beginning', '0x7199aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa79c8', false],
    ['another end', '0x7099aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa79c9', false],
    ['something short', '0x709979c8', false],
  ])('%s', (_name, address, expected) => {
    expect(isLookAlike(address, [own])).toBe(expected)
  })

  it('is known on Bitcoin, behind what all addresses begin with', () => {
    const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
    expect(isLookAlike('bc1qw508aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa8f3t4', [address])).toBe(true)
    expect(isLookAlike('bc1qaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa8f3t4', [address])).toBe(false)
    expect(isLookAlike('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', ['1A1zaaaaaaaaaaaaaaaaaaaaaaaaaaifNa'])).toBe(false)
    expect(isLookAlike('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', ['1A1zaaaaaaaaaaaaaaaaaaaaaaaaavfNa'])).toBe(true)
  })

  it('is no question for account indexes', () => {
    expect(isLookAlike('723071', ['723071', '723072'])).toBe(false)
  })
})

describe('a symbol that is not what it looks like', () => {
  it.each([
    ['a Cyrillic letter among Latin ones', 'USD\u0421'],
    ['Cyrillic alone, drawn as ETH', '\u0415\u0422\u041d'],
    ['Greek alone, drawn as ETH', '\u0395\u03a4\u0397'],
    ['wide letters', '\uff35\uff33\uff24\uff23'],
    ['a hidden character', 'USDC\u200b'],
    ['a zero for an O', 'P0L'],
    ['another case', 'usdc'],
  ])('%s', (_name, symbol) => {
    expect(isDisguised(symbol, ['USDC', 'ETH', 'POL'])).toBe(true)
  })

  it.each(['USDC', 'ETH', 'USDC (Perp)', 'DAI', 'USD₮0', 'МИР'])('%s is what it looks like', (symbol) => {
    expect(isDisguised(symbol, ['USDC', 'ETH', 'USDC (Perp)'])).toBe(false)
  })
})
