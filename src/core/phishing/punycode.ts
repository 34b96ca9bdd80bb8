const BASE = 36
const LEAST = 1
const MOST = 26
const SKEW = 38
const DAMP = 700
const FIRST_BIAS = 72
const FIRST_LETTER = 128
const HIGHEST_LETTER = 0x10ffff

/** Decodes a host's `xn--` labels (RFC 3492, RFC 5891); broken ones stay. */
export function readableHost(host: string): string {
  const labels = host.split('.')
  return labels.map((label) => (label.startsWith('xn--') ? (decoded(label.slice(4)) ?? label) : label)).join('.')
}

/** It follows RFC 3492, section 6.2. */
function decoded(text: string): string | undefined {
  if (text === '') return undefined
  const end = text.lastIndexOf('-')
  const letters = [...text.slice(0, Math.max(end, 0))].map((letter) => letter.charCodeAt(0))
  let letter = FIRST_LETTER
  let place = 0
  let bias = FIRST_BIAS
  for (let at = end + 1; at < text.length; ) {
    const before = place
    let weight = 1
    for (let k = BASE; ; k += BASE) {
      const digit = digitOf(text.charCodeAt(at++))
      if (digit === undefined) return undefined
      place += digit * weight
      const threshold = Math.min(Math.max(k - bias, LEAST), MOST)
      if (digit < threshold) break
      weight *= BASE - threshold
      // No honest label gets here.
      if (weight > Number.MAX_SAFE_INTEGER / BASE) return undefined
    }
    const length = letters.length + 1
    bias = adapted(place - before, length, before === 0)
    letter += Math.floor(place / length)
    place %= length
    if (letter > HIGHEST_LETTER) return undefined
    letters.splice(place++, 0, letter)
  }
  return String.fromCodePoint(...letters)
}

function digitOf(code: number): number | undefined {
  if (code >= 0x61 && code <= 0x7a) return code - 0x61
  return code >= 0x30 && code <= 0x39 ? code - 0x30 + 26 : undefined
}

function adapted(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2))
  rest += Math.floor(rest / length)
  let k = 0
  for (; rest > ((BASE - LEAST) * MOST) >> 1; k += BASE) rest = Math.floor(rest / (BASE - LEAST))
  return k + Math.floor(((BASE - LEAST + 1) * rest) / (rest + SKEW))
}
