import { describe, expect, it } from 'vitest'
import { snappyValuesIn, valueAt } from './snappy.ts'

const literal = (text: string) => Buffer.concat([Buffer.from([(text.length - 1) << 2]), Buffer.from(text)])
const of = (length: number, ...parts: readonly Buffer[]) => Buffer.concat([Buffer.from([length]), ...parts])
const TWICE = of(20, literal('abcdefghij'), Buffer.from([((10 - 1) << 2) | 2, 10, 0]))

describe('a compressed value', () => {
  it.each([
    ['a literal', of(16, literal('abcdefghijklmnop')), 'abcdefghijklmnop'],
    ['a copy of two bytes’ distance', TWICE, 'abcdefghijabcdefghij'],
    ['a short copy', of(20, literal('abcdefghijklmnop'), Buffer.from([1, 16])), 'abcdefghijklmnopabcd'],
    ['a far copy', of(20, literal('abcdefghijklmnop'), Buffer.from([15, 16, 0, 0, 0])), 'abcdefghijklmnopabcd'],
    [
      'a copy that overlaps itself',
      of(17, literal('ab'), Buffer.from([((15 - 1) << 2) | 2, 2, 0])),
      'abababababababababa'.slice(0, 17),
    ],
    [
      'a long literal',
      Buffer.concat([Buffer.from([0x80 | 100, 0, 60 << 2, 99]), Buffer.alloc(100, 'x')]),
      'x'.repeat(100),
    ],
  ])('is read with %s', (_name, bytes, text) => {
    expect(valueAt(bytes, 0)?.toString()).toBe(text)
  })

  it.each([
    ['a copy before the beginning', of(20, literal('abcdefghij'), Buffer.from([((10 - 1) << 2) | 2, 11, 0]))],
    ['an end too early', of(21, literal('abcdefghijklmnop'))],
    ['too much', of(16, literal('abcdefghijklmnopq'))],
    ['a copy first', of(16, Buffer.from([1, 1]))],
  ])('is none with %s', (_name, bytes) => {
    expect(valueAt(bytes, 0)).toBeUndefined()
  })

  it('is found among other bytes', () => {
    const all = snappyValuesIn(Buffer.concat([Buffer.alloc(50, 0xff), TWICE, Buffer.alloc(50, 0xff), TWICE]))
    expect(all.toString()).toContain('abcdefghijabcdefghij')
  })
})
