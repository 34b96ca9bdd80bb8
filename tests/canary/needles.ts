/**
 * A secret's name, its encoding and its bytes.
 * Parts in `after` follow in order, each within `reach` bytes of the one before.
 */
export type Needle = Readonly<{ of: string; as: string; bytes: Buffer; after?: readonly Buffer[] }>

/** Room for a number, a field's name and serialization marks. */
const REACH = 100

/** A text as itself, in UTF-16 and in byte encodings. */
export function needlesOfText(of: string, text: string): readonly Needle[] {
  return [
    { of, as: 'text', bytes: Buffer.from(text) },
    { of, as: 'URL', bytes: Buffer.from(encodeURIComponent(text)) },
    { of, as: 'JSON', bytes: Buffer.from(JSON.stringify(text).slice(1, -1)) },
    { of, as: 'UTF-16', bytes: Buffer.from(text, 'utf16le') },
    ...written(of, Buffer.from(text)),
  ]
}

/** Bytes raw and encoded. */
export function needlesOfBytes(of: string, bytes: Buffer): readonly Needle[] {
  return [
    { of, as: 'raw', bytes },
    { of, as: 'raw, reversed', bytes: Buffer.from(bytes).reverse() },
    ...written(of, bytes),
  ]
}

/** Separated texts in order, as themselves and in UTF-16. */
export function needlesOfParts(of: string, parts: readonly string[]): readonly Needle[] {
  const [first = '', ...others] = parts
  return (['latin1', 'utf16le'] as const).map((encoding) => ({
    of,
    as: encoding === 'latin1' ? 'one by one' : 'one by one in UTF-16',
    bytes: Buffer.from(first, encoding),
    after: others.map((each) => Buffer.from(each, encoding)),
  }))
}

export function findAll(haystack: Buffer, needles: readonly Needle[]): readonly string[] {
  return createFinder(needles)(haystack).map(({ of, as }) => `${of} as ${as}`)
}

export type Finder = (haystack: Buffer) => readonly Needle[]

/** Searches megabytes for a thousand needles in one pass. */
export function createFinder(needles: readonly Needle[]): Finder {
  const marks = new Uint8Array(MARKS)
  const byBeginning = new Map<number, Needle[]>()
  for (const needle of needles) {
    if (needle.bytes.length < BEGINNING) throw new Error(`${needle.of}: expected ${BEGINNING} bytes or more`)
    const beginning = needle.bytes.readUIntBE(0, BEGINNING)
    marks[markOf(beginning)] = 1
    byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), needle])
  }
  return (haystack) => {
    const found = new Set<Needle>()
    let beginning = 0
    for (let end = 0; end < haystack.length; end += 1) {
      beginning = ((beginning << 8) | (haystack[end] ?? 0)) & ONLY_BEGINNING
      const at = end + 1 - BEGINNING
      if (marks[markOf(beginning)] === 0 || at < 0) continue
      for (const needle of byBeginning.get(beginning) ?? []) {
        if (!found.has(needle) && standsAt(haystack, at, needle)) found.add(needle)
      }
    }
    return needles.filter((needle) => found.has(needle))
  }
}

/** Compared first; a phrase's shortest words have three bytes. */
const BEGINNING = 3
const ONLY_BEGINNING = 2 ** (8 * BEGINNING) - 1
const MARKS = 2 ** 16
// Spreads beginnings over the marks (Knuth, The Art of Computer Programming 6.4).
const markOf = (beginning: number) => Math.imul(beginning, 0x9e3779b1) >>> 16

function standsAt(haystack: Buffer, at: number, { bytes, after = [] }: Needle): boolean {
  for (let next = BEGINNING; next < bytes.length; next += 1) if (haystack[at + next] !== bytes[next]) return false
  return follow(haystack, at + bytes.length, after)
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

// Base64 inside other bytes: three alignments, without letters that neighbours share.
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
