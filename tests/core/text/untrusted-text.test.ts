import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanText } from '../../../src/core/text/untrusted-text.ts'
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
