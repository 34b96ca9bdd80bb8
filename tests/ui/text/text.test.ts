import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanText } from '../../../src/core/text/untrusted-text.ts'
import { addressGroups } from '../../../src/ui/display/grouped-address.tsx'
import { shortAddress } from '../../../src/ui/text/address.ts'
import { checksummedAddress } from '../../../src/ui/text/checksummed-address.ts'
import { fractionLeft, secondsLeft } from '../../../src/ui/text/countdown.ts'
import { originParts } from '../../../src/ui/text/origin.ts'
import { transactionUrl } from '../../../src/ui/text/transaction-url.ts'
import { chains, OWN } from '../data.ts'

describe('text of strangers', () => {
  it('loses what hides, turns or breaks it', () => {
    expect(cleanText('pay\u202Eeb\u2066 to\u200B\u0000 you\uFEFF\u{E0041}')).toBe('payeb to you')
    expect(cleanText('one\n\ttwo\r\nthree')).toBe('one two three')
    expect(cleanText('half\uD800 a pair')).toBe('half a pair')
  })

  it('is 120 characters at most, whole ones', () => {
    expect([...cleanText('💧'.repeat(500))]).toHaveLength(120)
    expect(cleanText('a'.repeat(120))).toBe('a'.repeat(120))
  })

  it('keeps ordinary words of any language', () => {
    for (const text of ['settling', 'возврат', '払い戻し', 'استرداد', 'Überweisung – fällig']) {
      expect(cleanText(text)).toBe(text)
    }
  })

  it('is the same when cleaned again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const once = cleanText(text)
        expect(cleanText(once)).toBe(once)
      }),
    )
  })
})

describe('addresses', () => {
  it('are grouped in fours without a letter changed', () => {
    const { prefix, groups } = addressGroups(OWN)
    expect(`${prefix}${groups.join('')}`).toBe(OWN)
    expect(groups).toHaveLength(10)
    expect(groups.every((group) => group.length === 4)).toBe(true)
  })

  it.each([OWN, OWN.toLowerCase(), `0x${OWN.slice(2).toUpperCase()}`])('are spelled one way: %s', (given) => {
    expect(checksummedAddress(given)).toBe(OWN)
  })

  it.each(['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '0xabc', '723071'])(
    'of other kinds are left as they are: %s',
    (given) => {
      expect(checksummedAddress(given)).toBe(given)
    },
  )

  it('stay whole where they are the number of an account', () => {
    expect(addressGroups('100009')).toEqual({ prefix: '', groups: ['100009'] })
  })

  it('keep six characters at each end when shortened', () => {
    expect(shortAddress(OWN)).toBe('0xf39Fd6…b92266')
    expect(shortAddress('short')).toBe('short')
  })
})

describe('origins', () => {
  it('show the part that somebody registered', () => {
    expect(originParts('https://app.example.com')).toMatchObject({ before: 'app.', registrable: 'example.com' })
    expect(originParts('https://a.b.example.co.uk:8443')).toMatchObject({
      before: 'a.b.',
      registrable: 'example.co.uk',
      after: ':8443',
    })
    expect(originParts('http://127.0.0.1:4702')).toMatchObject({ registrable: '127.0.0.1', isEncrypted: true })
  })

  it('tell imitating letters and missing encryption', () => {
    expect(originParts('https://аpple.com')).toMatchObject({ isPunycode: true, registrable: 'xn--pple-43d.com' })
    expect(originParts('http://example.com')).toMatchObject({ isEncrypted: false })
    expect(originParts('not an origin')).toBeUndefined()
  })
})

describe('explorer links', () => {
  const chain = chains[0]

  it('are made for real hashes and web addresses only', () => {
    const hash = `0x${'a'.repeat(64)}`
    expect(transactionUrl(chain, hash)).toBe(`http://127.0.0.1:4702/explorer/1/tx/${hash}`)
    expect(transactionUrl(chain, '0x1/../../x')).toBeUndefined()
    expect(transactionUrl(chain && { ...chain, explorerUrl: 'javascript:alert(1)' }, hash)).toBeUndefined()
    expect(transactionUrl(undefined, hash)).toBeUndefined()
  })
})

describe('countdowns', () => {
  it('count whole seconds up, and stop at zero', () => {
    expect(secondsLeft(30, 0)).toBe(30)
    expect(secondsLeft(30, 29_500)).toBe(1)
    expect(secondsLeft(30, 30_000)).toBe(0)
    expect(secondsLeft(30, 99_000)).toBe(0)
  })

  it('empty the ring from whole to nothing', () => {
    expect(fractionLeft(30, 30, 0)).toBe(1)
    expect(fractionLeft(30, 30, 15_000)).toBe(0.5)
    expect(fractionLeft(30, 30, 60_000)).toBe(0)
    expect(fractionLeft(30, 0, 0)).toBe(0)
  })
})
