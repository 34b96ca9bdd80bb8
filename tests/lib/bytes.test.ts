import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bytesToUtf8, concatBytes, equalBytes, utf8ToBytes, wipe } from '../../src/lib/bytes.ts'

describe('bytes', () => {
  it('joins parts in order', () => {
    expect(concatBytes(Uint8Array.of(1), new Uint8Array(), Uint8Array.of(2, 3))).toEqual(Uint8Array.of(1, 2, 3))
  })

  it('compares content and length', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.uint8Array(), (left, right) => {
        expect(equalBytes(left, right)).toBe(Buffer.from(left).equals(right))
        expect(equalBytes(left, left.slice())).toBe(true)
      }),
    )
    expect(equalBytes(Uint8Array.of(1, 0), Uint8Array.of(1))).toBe(false)
  })

  it('wipes', () => {
    const key = Uint8Array.of(1, 2, 3)
    wipe(key)
    expect(key).toEqual(new Uint8Array(3))
  })

  it('gives back any well-formed text and refuses the rest', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(bytesToUtf8(utf8ToBytes(text))).toBe(text)
      }),
    )
    expect(() => utf8ToBytes('\ud800')).toThrow(expect.objectContaining({ code: 'BAD_TEXT' }))
    expect(() => bytesToUtf8(Uint8Array.of(0xc3, 0x28))).toThrow(expect.objectContaining({ code: 'BAD_TEXT' }))
  })
})
