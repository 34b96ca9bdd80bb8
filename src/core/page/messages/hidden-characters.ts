import { isPlain } from '../../text/untrusted-text.ts'
import { messageText } from './personal-message.ts'

/** `folded` is white space that would push the next words out of sight; `count` lines or characters. */
export type TextPart = Readonly<{ seen: string } | { hidden: string } | { folded: 'lines' | 'spaces'; count: number }>

// Joining scripts (Unicode, ArabicShaping.txt) and viramas (canonical combining class 9).
const JOINING = '(?=\\p{L})[\\p{sc=Arab}\\p{sc=Syrc}\\p{sc=Nkoo}\\p{sc=Mong}\\p{sc=Adlm}]'
const VIRAMA =
  '[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d3b\\u0d3c\\u0d4d\\u0dca\\u1039\\u103a\\u17d2]'
const PICTURE = '\\p{ExtPict}'

// The character comes before its lookbehind, so that long texts are scanned once.
const WRITTEN = new RegExp(
  [
    `[\\ufe0e\\ufe0f](?<=${PICTURE}.)`,
    '\\ufe0f(?<=[0-9#*].)(?=\\u20e3)',
    `\\u200d(?<=${PICTURE}[\\p{EMod}\\ufe0f]?.)(?=${PICTURE})`,
    `\\u200c(?<=${JOINING}\\p{M}*.)(?=\\p{M}*${JOINING})`,
    `[\\u200c\\u200d](?<=\\p{L}\\p{M}*${VIRAMA}.)`,
    '\\u200d(?<=\\u09b0.)(?=\\u09cd)',
  ].join('|'),
  'gu',
)

/**
 * Shows a UTF-8 message with hidden or reordering characters named (`U+202E`); undefined if undecodable.
 *
 * These stay where a script or an emoji needs them:
 *
 * - U+FE0E and U+FE0F in emoji presentation and keycap sequences (UTS #51)
 * - U+200D between two pictures (UAX #29, GB11)
 * - U+200C and U+200D by RFC 5892, appendices A.1 and A.2; one-sided joiners count too, since Persian needs them
 * - U+200D in Bengali ra, joiner, virama (The Unicode Standard, 12.2)
 */
export function shownText(message: Uint8Array): readonly TextPart[] | undefined {
  const text = messageText(message)
  if (!text) return undefined
  const parts = textParts(text)
  return parts.some((part) => 'seen' in part && part.seen.trim() !== '') ? parts : undefined
}

// More marks on one letter would cover other lines.
const MARK = /\p{M}/u
const MOST_MARKS = 6

/** Splits a text into its seen, hidden and folded parts. */
export function textParts(given: string): readonly TextPart[] {
  const text = given.replaceAll('\r\n', '\n')
  const written = new Set([...text.matchAll(WRITTEN)].map(({ index }) => index))
  const parts: TextPart[] = []
  let [at, marks] = [0, 0]
  for (const character of text) {
    marks = MARK.test(character) ? marks + 1 : 0
    const isSeen = marks <= MOST_MARKS && (written.has(at) || !isHiding(character))
    const last = parts.at(-1)
    if (isSeen) {
      if (last && 'seen' in last) parts[parts.length - 1] = { seen: last.seen + character }
      else parts.push({ seen: character })
    } else if (last && 'hidden' in last) parts[parts.length - 1] = { hidden: `${last.hidden} ${nameOf(character)}` }
    else parts.push({ hidden: nameOf(character) })
    at += character.length
  }
  return parts.flatMap((part) => ('seen' in part ? folded(part.seen) : [part]))
}

// Blank letters and signs too.
const WHITE = '\\p{Zs}\\t\\u2800\\u{1d159}\\u{13441}\\u{13442}\\u{16fe4}'
const LINES_LEFT = 3
// Blank lines beyond three, or spaces that fill a line of the box.
const GAP = new RegExp(`(?:[${WHITE}]*\\n){${LINES_LEFT + 2},}|[${WHITE}]{24,}`, 'gu')

function folded(seen: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const { index, 0: gap } of seen.matchAll(GAP)) {
    const lines = gap.split('\n').length - 1
    const [before, after] = lines > 0 ? ['\n', '\n'] : ['', '']
    const kept = seen.slice(at, index) + before
    if (kept) parts.push({ seen: kept })
    parts.push(
      lines > 0
        ? { folded: 'lines', count: index === 0 ? lines : lines - 1 }
        : { folded: 'spaces', count: [...gap].length },
    )
    if (after) parts.push({ seen: after })
    at = index + gap.length
  }
  const rest = seen.slice(at)
  if (rest) parts.push({ seen: rest })
  return parts
}

function isHiding(character: string): boolean {
  if (character === '\n' || character === '\t') return false
  return !isPlain(character) || /[\p{DI}\p{Co}\p{Cn}\ufffc]/u.test(character)
}

function nameOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
