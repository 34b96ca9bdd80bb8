import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shownText, type TextPart, textParts } from '../../../../src/core/page/messages/hidden-characters.ts'
import { cleanText } from '../../../../src/core/text/untrusted-text.ts'
import { hexToBytes } from '../../../../src/lib/hex.ts'

function wholeOf(parts: readonly TextPart[]): string {
  const named = (names: string) =>
    names.split(' ').map((name) => String.fromCodePoint(Number.parseInt(name.slice(2), 16)))
  return parts
    .flatMap((part) => ('seen' in part ? [part.seen] : 'hidden' in part ? named(part.hidden) : ['(folded)']))
    .join('')
}

const shown = (text: string) => shownText(new TextEncoder().encode(text))

describe('a message that hides nothing', () => {
  it.each([
    ['other scripts and lines', 'Hello, 世界!\n\tAgreed.'],
    ['pictures in colour', 'Welcome to Garden ❤\ufe0f\n\n⚠\ufe0f It costs nothing'],
    ['a picture drawn as text', '⚠\ufe0e careful'],
    ['a keycap', 'Press 1\ufe0f\u20e3'],
    ['pictures joined into one', '👩\u200d💻 👩🏽\u200d💻 ❤\ufe0f\u200d🔥 👨\u200d👩\u200d👧 🏳\ufe0f\u200d🌈'],
    ['Persian', 'می\u200cخواهم وارد شوم'],
    ['Persian after a letter that joins on one side', 'کار\u200cها'],
    ['Persian after a vowel sign', 'مِی\u0652\u200cخواهم'],
    ['a conjunct kept apart, and one half drawn', 'क्\u200cष क्\u200dष'],
    ['Sinhala', 'ශ්\u200dරී'],
    ['Malayalam', 'ന്\u200d'],
    ['Bengali ya-phalaa', 'র\u200d্যাব'],
  ])('is shown as it stands: %s', (_name, text) => {
    expect(shown(text)).toEqual([{ seen: text }])
  })

  it('has the line ends of its place', () => {
    expect(shown('one\r\ntwo')).toEqual([{ seen: 'one\ntwo' }])
  })
})

describe('a message that hides something', () => {
  it.each([
    ['an override', 'pay \u202ecba', 'U+202E'],
    ['a font’s own sign', 'pay \ue000all', 'U+E000'],
    ['no character', 'pay \ufdd0all', 'U+FDD0'],
    ['an object', 'pay \ufffcall', 'U+FFFC'],
    ['an embedding', 'pay \u202acba', 'U+202A'],
    ['an isolate', 'pay \u2067cba', 'U+2067'],
    ['a mark of direction', 'pay \u200fcba', 'U+200F'],
    ['an Arabic mark of direction', 'pay \u061ccba', 'U+061C'],
    ['a space of no width', 'pay\u200bpal', 'U+200B'],
    ['a word joiner', 'pay\u2060pal', 'U+2060'],
    ['a byte order mark', 'pay\ufeffpal', 'U+FEFF'],
    ['a soft hyphen', 'pay\u00adpal', 'U+00AD'],
    ['a joiner between Latin letters', 'pay\u200dpal', 'U+200D'],
    ['a non-joiner between Latin letters', 'pay\u200cpal', 'U+200C'],
    ['a non-joiner between a joining letter and a Latin one', 'می\u200cpal', 'U+200C'],
    ['a non-joiner at the end of a word', 'می\u200c است', 'U+200C'],
    ['a joiner between joining letters', 'می\u200dخواهم', 'U+200D'],
    ['a joiner behind a virama that stands on nothing', 'a \u094d\u200db', 'U+200D'],
    ['a joiner after one picture only', '👩\u200d costs', 'U+200D'],
    ['a selector after a letter', 'a\ufe0fb', 'U+FE0F'],
    ['a selector after a digit that is no keycap', '1\ufe0f0', 'U+FE0F'],
    ['a selector of other kinds after a picture', '❤\ufe01', 'U+FE01'],
    ['a selector of the supplement', '❤\u{e0100}', 'U+E0100'],
    ['a second selector', '❤\ufe0f\ufe0f', 'U+FE0F'],
    ['tags', 'a\u{e0041}b', 'U+E0041'],
    ['tags after a flag', '🏴\u{e0067}', 'U+E0067'],
    ['a filler of Hangul', 'a\u3164b', 'U+3164'],
    ['a half-wide filler', 'a\uffa0b', 'U+FFA0'],
    ['a grapheme joiner', 'a\u034fb', 'U+034F'],
    ['a separator of lines', 'a\u2028b', 'U+2028'],
    ['a bell', 'a\u0007b', 'U+0007'],
    ['a carriage return alone', 'a\rb', 'U+000D'],
    ['a control of shorthand, which nothing draws', 'a\u{1bca0}b', 'U+1BCA0'],
  ])('names it in its place: %s', (_name, text, hidden) => {
    const parts = shown(text) ?? []
    expect(parts.filter((part) => 'hidden' in part)).toEqual([{ hidden }])
    expect(wholeOf(parts)).toBe(text)
  })

  it('names the marks that would cover other lines, and leaves those of a script', () => {
    const marks = (count: number) => '\u0301'.repeat(count)
    expect(shown(`a${marks(6)}b`)).toEqual([{ seen: `a${marks(6)}b` }])
    expect(shown(`a${marks(8)}b`)).toEqual([{ seen: `a${marks(6)}` }, { hidden: 'U+0301 U+0301' }, { seen: 'b' }])
    expect(shown('a\u0301\u0302\ufe00'.repeat(2))?.filter((part) => 'hidden' in part)).toHaveLength(2)
  })

  it('names those that stand together together', () => {
    expect(shown('a\u202e\u{e0041}b')).toEqual([{ seen: 'a' }, { hidden: 'U+202E U+E0041' }, { seen: 'b' }])
  })

  it('loses nothing of any text, and never shows what hides', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }), (text) => {
        const clean = text.toWellFormed().replaceAll('\r\n', '')
        const parts = shown(clean)
        if (!parts) return
        expect(wholeOf(parts)).toBe(clean)
        const seen = parts.map((part) => ('seen' in part ? part.seen : '')).join('')
        expect(seen).not.toMatch(/[\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u{e0000}-\u{e0fff}]/u)
      }),
    )
  })

  it('is looked through once, however long it is', () => {
    expect(shown(`ب${'\u0652'.repeat(6)}${'\u0301'.repeat(60_000)}\u200c`)).toHaveLength(2)
    expect(shown(`ب${'\u0652\u200c'.repeat(20_000)}`)).toHaveLength(40_000)
  })
})

it('leaves six marks to a letter of a foreign name', () => {
  expect(cleanText(`a${'\u0301'.repeat(99)}b`, 200)).toBe(`a${'\u0301'.repeat(6)}b`)
})

describe('a message in which nothing can be read', () => {
  it.each([
    ['no UTF-8', Uint8Array.of(0xff, 0xfe, 0x41)],
    ['a hash', hexToBytes(`0x${'ab'.repeat(32)}`)],
    ['nothing at all', new Uint8Array()],
    ['only what hides', new TextEncoder().encode('\u200b\u202e \n')],
  ])('is left as bytes: %s', (_name, bytes) => {
    expect(shownText(bytes)).toBeUndefined()
  })
})

describe('white space that would push words out of sight', () => {
  it.each([
    [
      'empty lines',
      `a${'\n'.repeat(401)}b`,
      [{ seen: 'a\n' }, { folded: 'lines', count: 400 }, { seen: '\n' }, { seen: 'b' }],
    ],
    [
      'lines of blank letters',
      `a${'\u{1d159}\u{13441}\u{13442}\u{16fe4}\n'.repeat(400)}b`,
      [{ seen: 'a\n' }, { folded: 'lines', count: 399 }, { seen: '\n' }, { seen: 'b' }],
    ],
    ['a line of them', `a${'\u{1d159}'.repeat(30)}b`, [{ seen: 'a' }, { folded: 'spaces', count: 30 }, { seen: 'b' }]],
    [
      'lines of blanks',
      `a${'\u3000\u2800\t\n'.repeat(9)}b`,
      [{ seen: 'a\n' }, { folded: 'lines', count: 8 }, { seen: '\n' }, { seen: 'b' }],
    ],
    ['spaces', `a${' \u00a0'.repeat(50)}b`, [{ seen: 'a' }, { folded: 'spaces', count: 100 }, { seen: 'b' }]],
    ['a paragraph', 'a\n\n\n\nb', [{ seen: 'a\n\n\n\nb' }]],
  ])('is folded with its size: %s', (_name, text, parts) => {
    expect(textParts(text)).toEqual(parts)
  })

  it('leaves no gap in any text, and is looked through once', () => {
    const blank = fc.constantFrom('\n', ' ', '\t', '\u3000', '\r\n', 'a', '\u200b')
    fc.assert(
      fc.property(fc.array(blank, { maxLength: 300 }), (letters) => {
        const seen = textParts(letters.join('')).map((part) => ('seen' in part ? part.seen : '-'))
        expect(seen.join('')).not.toMatch(/(?:[ \t\u3000]*\n){6}|[ \t\u3000]{25}/)
      }),
    )
    expect(textParts(`${' '.repeat(60_000)}x${' \n '.repeat(60_000)}`)).toHaveLength(5)
  })
})
