/** A form of something that is looked for: of what, in which writing, and the bytes. */
export type Needle = Readonly<{ of: string; as: string; bytes: Buffer }>

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

/** Which needles stand in a haystack, each named. */
export function findAll(haystack: Buffer, needles: readonly Needle[]): readonly string[] {
  return needles.filter(({ bytes }) => haystack.includes(bytes)).map(({ of, as }) => `${of} as ${as}`)
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
