import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCutJson, parseStrictJson, parseStrictRows } from '../../src/lib/strict-json.ts'

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

const isBeyond = (value: unknown) => typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER

describe('strict JSON', () => {
  it.each([
    ['{"a":1,"b":{"a":2},"c":[{"a":3},{"a":4}]}'],
    ['{"a":"a","b":"{\\"a\\":1,\\"a\\":2}"}'],
    ['  [ ]  '],
    ['"\\ud83d\\ude00"'],
    ['{"":1," ":2}'],
    ['-0.5e-3'],
    ['[9007199254740991,-9007199254740991,0.1234567890123456789]'],
    ['{"proto":1,"_constructor":2,"v":"__proto__"}'],
    [nested(32)],
  ])('takes %s', (text) => {
    expect(parseStrictJson(text)).toStrictEqual({ ok: true, value: JSON.parse(text) })
  })

  it.each([
    ['two keys', '{"to":"good","to":"evil"}'],
    ['two keys apart', '{"a":{"to":1,"b":[{"c":1}],"to":2}}'],
    ['two writings of one key', '{"to":1,"\\u0074o":2}'],
    ['two keys with spaces', '{"to" : 1, "to"\n:2}'],
    ['__proto__', '{"a":[{"__proto__":{}}]}'],
    ['__proto__ in another writing', '{"\\u005f_proto__":1}'],
    ['constructor', '{"constructor":1}'],
    ['prototype', '{"prototype":1}'],
    ['a lone surrogate', '{"a":"\\ud800"}'],
    ['a lone surrogate in a key', '{"\\udc00":1}'],
    ['half a pair', '["\\ud83dx"]'],
    ['33 levels', nested(33)],
    ['10,000 levels', nested(10_000)],
    ['10,000 levels of objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['a number past all numbers', '[1e999]'],
    ['an integer that would be read as its neighbour', '{"nonce":9007199254740993}'],
    ['the same below zero', '[-9007199254740992]'],
    ['the same with an exponent', '[1e16]'],
    ['a cut', '{"a":1'],
    ['more after the value', '{"a":1} {"a":2}'],
    ['a byte-order mark', '\ufeff{}'],
    ['a comment', '{/**/}'],
    ['a trailing comma', '[1,]'],
    ['nothing', ''],
    ['HTML', '<html></html>'],
  ])('refuses %s', (_name, text) => {
    expect(parseStrictJson(text)).toMatchObject({ ok: false, message: expect.stringMatching(/^The answer/) })
  })

  it('names a key that stands there twice by letters that hide nothing', () => {
    expect(parseStrictJson('{"to\u202e\u200b\\n\ud83d\ude00":1,"to\u202e\u200b\\n\ud83d\ude00":2}')).toEqual({
      ok: false,
      message: 'The answer says "to??\\n?" twice',
    })
  })

  it('agrees with JSON.parse on everything that JSON.stringify writes, short of the depth', () => {
    const safe = fc
      .jsonValue({ maxDepth: 8 })
      .filter((value) => !/"(__proto__|constructor|prototype)":/.test(JSON.stringify(value)))
      .map((value) => JSON.parse(JSON.stringify(value, (_key, each) => (isBeyond(each) ? 0 : each))) as unknown)
    fc.assert(
      fc.property(safe, (value) => {
        const text = JSON.stringify(value, null, 1)
        expect(parseStrictJson(text)).toStrictEqual({ ok: true, value: JSON.parse(text) })
      }),
    )
  })

  it('finds a key that was said twice, wherever it is', () => {
    const key = fc
      .string({ unit: 'grapheme', maxLength: 5 })
      .filter((name) => !['__proto__', 'constructor', 'prototype'].includes(name))
    fc.assert(
      fc.property(
        key,
        fc.jsonValue(),
        fc.array(fc.constantFrom('list', 'object'), { maxLength: 5 }),
        (name, value, around) => {
          const twice = `{${JSON.stringify(name)}:${JSON.stringify(value)},"other key":1,${JSON.stringify(name)}:0}`
          const text = around.reduce((inner, kind) => (kind === 'list' ? `[${inner}]` : `{"k":${inner}}`), twice)
          expect(parseStrictJson(text).ok).toBe(false)
        },
      ),
    )
  })
})

describe('strict rows', () => {
  it('make a number that is too large unreadable, and no other', () => {
    expect(parseStrictRows('[{"a":9007199254740993},{"a":-1e400,"b":1}]')).toEqual({
      ok: true,
      value: [{ a: Number.NaN }, { a: Number.NaN, b: 1 }],
    })
  })

  it.each(['{"a":1e400,"a":1}', '[1e400', '{"__proto__":1e400}'])('refuse %s', (text) => {
    expect(parseStrictRows(text).ok).toBe(false)
  })
})

describe('cut JSON', () => {
  it.each(['{"a":[1', '{"a":"}]', '["\\"]', ' [', '{"a":"x\\'])('is %s', (text) => {
    expect(isCutJson(text)).toBe(true)
  })

  it.each(['', '<p>{</p>', 'no [', '{}{}', '{"a":1,"a":2}', '"half'])('is not %j', (text) => {
    expect(isCutJson(text)).toBe(false)
  })
})
