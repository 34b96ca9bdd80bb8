import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { base64ToBytes, bytesToBase64 } from '../../src/lib/base64.ts'
import { utf8ToBytes } from '../../src/lib/bytes.ts'

describe('base64', () => {
  it.each([
    ['', ''],
    ['f', 'Zg=='],
    ['fo', 'Zm8='],
    ['foo', 'Zm9v'],
    ['foob', 'Zm9vYg=='],
    ['fooba', 'Zm9vYmE='],
    ['foobar', 'Zm9vYmFy'],
  ])('RFC 4648, section 10: %j is %j', (text, encoded) => {
    expect(bytesToBase64(utf8ToBytes(text))).toBe(encoded)
    expect(base64ToBytes(encoded)).toEqual(utf8ToBytes(text))
  })

  it('gives back any bytes, as Node writes them', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(bytesToBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'))
        expect(base64ToBytes(bytesToBase64(bytes))).toEqual(bytes)
      }),
    )
  })

  it.each(['Zg', 'Zg=', 'Zh==', 'Z-==', 'Zm9v ', '====', 'Zg==Zg=='])('refuses %j', (text) => {
    expect(() => base64ToBytes(text)).toThrow(expect.objectContaining({ code: 'BAD_BASE64' }))
  })
})
