import { describe, expect, it } from 'vitest'
import { decodePrice } from '../../../src/net/service/token-price.ts'

const of = (text: string) => decodePrice(text, JSON.parse(text))

describe('the service’s answer about a price', () => {
  it('is read from the digits as they came, not from the float that they make', () => {
    // As a float, it's 1234567.123456789.
    expect(of('{"price": 1234567.123456789012345678}')).toBe(1_234_567_123_456_789_012_345_678n)
    expect(of('{"other":{"price":7},"price":8}')).toBe(8n * 10n ** 18n)
  })

  it('may be a string, as in its second version', () => {
    expect(of('{"price":"0.999700"}')).toBe(999_700_000_000_000_000n)
  })

  it.each(['{}', 'null', '7', '{"price":null}', '{"price":-1}', '{"price":0}', '{"price":"free"}', '{"price":[1]}'])(
    'says no price where it is %s',
    (text) => {
      expect(of(text)).toBeUndefined()
    },
  )
})
