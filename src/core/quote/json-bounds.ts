import { isWellFormed } from '../../lib/bytes.ts'

/** Lies A02 limits nesting. */
const MOST_DEPTH = 32
/** Lies A03 limits members; published quotes have at most 16. */
const MOST_MEMBERS = 64
/** Lies A04 limits characters, except for names below. */
const MOST_CHARACTERS = 512
/** Calldata reaches 128 KiB, a PSBT 400 kB, in hex. */
const LONGER: ReadonlyMap<string, number> = new Map([
  ['data', 2 + 2 * 131_072],
  ['callData', 2 + 2 * 131_072],
  ['calls', 2 + 2 * 131_072],
  ['psbt', 2 * 400_000],
])
/** Lies A06: these keys alter JavaScript objects. */
const FORBIDDEN_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype']

/** `at` is a JSON path. */
export type OutOfBounds = Readonly<{ at: string; message: string }>

type Place = Readonly<{ at: string; key: string; depth: number }>

/**
 * Checks depth, size, keys, Unicode and numbers before any schema.
 * @returns the first problem
 */
export function outOfBounds(value: unknown): OutOfBounds | undefined {
  return look(value, { at: '', key: '', depth: 0 })
}

function look(value: unknown, place: Place): OutOfBounds | undefined {
  if (value === null || value === undefined || typeof value === 'boolean') return undefined
  if (typeof value === 'number') return isExact(value) ? undefined : wrong(place, 'a number that is not exact')
  if (typeof value === 'string') return lookAtText(value, place)
  if (typeof value !== 'object') return wrong(place, 'what is not JSON')
  if (place.depth >= MOST_DEPTH) return wrong(place, `more than ${MOST_DEPTH} levels`)
  const members = Object.entries(value)
  if (members.length > MOST_MEMBERS) return wrong(place, `more than ${MOST_MEMBERS} members`)
  const isList = Array.isArray(value)
  for (const [key, member] of members) {
    const at = isList ? `${place.at}[${key}]` : `${place.at}${place.at && '.'}${key}`
    const inside = { at, key: isList ? place.key : key, depth: place.depth + 1 }
    const problem = (isList ? undefined : lookAtKey(key, inside)) ?? look(member, inside)
    if (problem) return problem
  }
  return undefined
}

function lookAtKey(key: string, place: Place): OutOfBounds | undefined {
  if (FORBIDDEN_KEYS.includes(key)) return wrong(place, `the forbidden key ${key}`)
  return lookAtText(key, { ...place, key: '' })
}

function lookAtText(text: string, place: Place): OutOfBounds | undefined {
  if (text.length > (LONGER.get(place.key) ?? MOST_CHARACTERS)) return wrong(place, 'a text that is too long')
  return isWellFormed(text) ? undefined : wrong(place, 'text that is not Unicode')
}

function isExact(value: number): boolean {
  return Number.isFinite(value) && Math.abs(value) <= Number.MAX_SAFE_INTEGER
}

function wrong({ at }: Place, what: string): OutOfBounds {
  return { at, message: `it holds ${what}` }
}
