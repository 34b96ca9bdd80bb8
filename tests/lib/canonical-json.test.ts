import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from '../../src/lib/canonical-json.ts'

describe('canonical JSON', () => {
  it('is what RFC 8785, section 3.2.3, writes', () => {
    const value = { '\u20ac': 'Euro Sign', '\r': 'Carriage Return', '1': 'One', '\ud83d\ude00': 'Smiley', ö: 'o' }
    expect(Object.keys(JSON.parse(canonicalJson(value)))).toEqual(['1', '\r', 'ö', '\u20ac', '\ud83d\ude00'])
    expect(canonicalJson({ b: [1, 0.5, null, true], a: { d: '', c: -0 } })).toBe(
      '{"a":{"c":0,"d":""},"b":[1,0.5,null,true]}',
    )
  })

  it('does not depend on the order of keys, and reads back as the same value', () => {
    const reversed = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(reversed)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries(value)
                .reverse()
                .map(([key, member]) => [key, reversed(member)]),
            )
          : value
    const json = fc.jsonValue({ noUnicodeString: false }).map((value) => JSON.parse(JSON.stringify(value)) as unknown)
    fc.assert(
      fc.property(json, (value) => {
        let text: string
        try {
          text = canonicalJson(value)
        } catch {
          return
        }
        expect(canonicalJson(reversed(value))).toBe(text)
        expect(JSON.parse(text)).toEqual(value)
      }),
    )
  })

  it.each([
    [{ a: undefined }, '$.a'],
    [{ a: [1, 2n] }, '$.a[1]'],
    [[() => 1], '$[0]'],
    [{ a: Number.NaN }, '$.a'],
    [2 ** 53, '$'],
    [{ a: new Date(0) }, '$.a'],
    [{ a: '\udc00' }, '$.a'],
    [Array(2), '$[0]'],
  ])('refuses what has no exact JSON form: %o', (value, path) => {
    expect(() => canonicalJson(value)).toThrow(expect.objectContaining({ code: 'NOT_JSON', where: path }))
  })
})
