/**
 * A form of something that is looked for: of what, in which writing, and the bytes. Further ones, where there are some,
 * stand behind the first in that order, each within `reach` bytes of the end of the one before.
 */
export type Needle = Readonly<{ of: string; as: string; bytes: Buffer; after?: readonly Buffer[] }>

/** As much as a number, a name of a field and marks of a serialised value take. */
const REACH = 100

/** A text as it may be written: as it is, in UTF-16, and as its bytes may be. */
export function needlesOfText(of: string, text: string): readonly Needle[] {
  return [
    { of, as: 'text', bytes: Buffer.from(text) },
    { of, as: 'URL', bytes: Buffer.from(encodeURIComponent(text)) },
    { of, as: 'JSON', bytes: Buffer.from(JSON.stringify(text).slice(1, -1)) },
    { of, as: 'UTF-16', bytes: Buffer.from(text, 'utf16le') },
    ...written(of, Buffer.from(text)),
  ]
}

/** Bytes as they are, and as they may be written. */
export function needlesOfBytes(of: string, bytes: Buffer): readonly Needle[] {
  return [
    { of, as: 'raw', bytes },
    { of, as: 'raw, reversed', bytes: Buffer.from(bytes).reverse() },
    ...written(of, bytes),
  ]
}

/** Texts that stand apart, one after another, as they are and in UTF-16. */
export function needlesOfParts(of: string, parts: readonly string[]): readonly Needle[] {
  const [first = '', ...others] = parts
  return (['latin1', 'utf16le'] as const).map((encoding) => ({
    of,
    as: encoding === 'latin1' ? 'one by one' : 'one by one in UTF-16',
    bytes: Buffer.from(first, encoding),
    after: others.map((each) => Buffer.from(each, encoding)),
  }))
}

/** Which needles stand in a haystack, each named. */
export function findAll(haystack: Buffer, needles: readonly Needle[]): readonly string[] {
  return needles.filter((needle) => stands(haystack, needle)).map(({ of, as }) => `${of} as ${as}`)
}

function stands(haystack: Buffer, { bytes, after = [] }: Needle): boolean {
  for (let at = haystack.indexOf(bytes); at >= 0; at = haystack.indexOf(bytes, at + 1)) {
    if (follow(haystack, at + bytes.length, after)) return true
  }
  return false
}

function follow(haystack: Buffer, from: number, parts: readonly Buffer[]): boolean {
  const [next, ...others] = parts
  if (!next) return true
  const near = haystack.subarray(from, from + REACH + next.length)
  for (let at = near.indexOf(next); at >= 0; at = near.indexOf(next, at + 1)) {
    if (follow(haystack, from + at + next.length, others)) return true
  }
  return false
}

function written(of: string, bytes: Buffer): readonly Needle[] {
  const hex = bytes.toString('hex')
  const forms = { hex, 'upper-case hex': hex.toUpperCase(), 'a list of numbers': [...bytes].join(',') }
  const texts = [...Object.entries(forms), ...base64Of(bytes)]
  return texts.flatMap(([as, text]) => [
    { of, as, bytes: Buffer.from(text) },
    { of, as: `${as} in UTF-16`, bytes: Buffer.from(text, 'utf16le') },
  ])
}

// Base64 as it looks in the midst of other bytes: by where it begins among threes, without the letters of its neighbours.
function base64Of(bytes: Buffer): readonly (readonly [as: string, text: string])[] {
  return [0, 1, 2].flatMap((before) => {
    const last = Math.floor((before + bytes.length) / 3) * 4
    const inner = Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .slice(before === 0 ? 0 : 4, last)
    const url = inner.replaceAll('+', '-').replaceAll('/', '_')
    return [[`base64 at ${before}`, inner] as const, [`base64url at ${before}`, url] as const]
  })
}
