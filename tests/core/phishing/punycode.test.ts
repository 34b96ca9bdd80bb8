import { domainToASCII, domainToUnicode } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readableHost } from '../../../src/core/phishing/punycode.ts'

describe('a host as people see it', () => {
  // RFC 3492, section 7.1, in lower case as in URLs.
  it.each([
    ['xn--egbpdaj6bu4bxfgehfvwxn', 'ليهمابتكلموشعربي؟'],
    ['xn--ihqwcrb4cv8a8dqg056pqjye', '他们为什么不说中文'],
    ['xn--4dbcagdahymbxekheh6e0a7fei0b', 'למההםפשוטלאמדבריםעברית'],
    ['xn--b1abfaaepdrnnbgefbadotcwatmq2g4l', 'почемужеонинеговорятпорусски'],
    ['xn--3b-ww4c5e180e575a65lsy2b', '3年b組金八先生'],
  ])('%s', (encoded, wanted) => {
    expect(readableHost(`app.${encoded}.example`)).toBe(`app.${wanted}.example`)
  })

  it('is what the platform makes of every name that it takes', () => {
    const letter = fc.constantFrom(...'abcxyz09äöüéşłабвгдежорсухαβγδεוזחطظع中文字日本語')
    const label = fc.array(letter, { minLength: 1, maxLength: 20 }).map((letters) => letters.join(''))
    fc.assert(
      fc.property(label, (text) => {
        const ascii = domainToASCII(`${text}.example`)
        fc.pre(ascii !== '')
        expect(readableHost(ascii)).toBe(domainToUnicode(ascii))
      }),
      { numRuns: 500 },
    )
  })

  it('leaves what is no encoding as it stands', () => {
    for (const host of [
      'xn--.example',
      'xn--999999999b.example',
      'xn--a-ÿ.example',
      'xn--zzzzzzzzzzzzzzzzzzzzz.example',
    ]) {
      expect(readableHost(host)).toBe(host)
    }
  })
})
