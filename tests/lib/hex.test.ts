import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bytesToHex, hexToBytes, isHex } from '../../src/lib/hex.ts'

describe('hex', () => {
  it('gives back any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(hexToBytes(bytesToHex(bytes))).toEqual(bytes)
      }),
    )
  })

  it('writes lower case and reads either', () => {
    expect(bytesToHex(Uint8Array.of(0, 171, 255))).toBe('0x00abff')
    expect(hexToBytes('0x00AbFf')).toEqual(Uint8Array.of(0, 171, 255))
    expect(bytesToHex(new Uint8Array())).toBe('0x')
  })

  it.each(['', '0', 'ab', '0X00', '0xabc', '0x0g', '0x 1', ' 0x00', '0x00\n', '0x١١'])('refuses %j', (text) => {
    expect(() => hexToBytes(text)).toThrow(expect.objectContaining({ code: 'BAD_HEX' }))
    expect(isHex(text)).toBe(false)
  })

  it('does not repeat the text in its error, because it may be a key', () => {
    expect(() => hexToBytes(`0x${'5e'.repeat(31)}zz`)).toThrow(/^hexToBytes: (?!.*(5e|zz)).*got 66 characters$/)
  })

  it('knows hex of a given length in bytes', () => {
    expect(isHex('0xabcd', 2)).toBe(true)
    expect(isHex('0xabcd', 3)).toBe(false)
    expect(isHex(12)).toBe(false)
  })
})
