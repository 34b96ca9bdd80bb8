import { isWellFormed } from '../lib/bytes.ts'

/** How deep lists and objects may lie in one another. Lies A02. */
const MOST_DEPTH = 32
/** The most members of a list or an object. Published quotes have no more than 16 in one. Lies A03. */
const MOST_MEMBERS = 64
/** The longest text, characters; longer ones only under the names below. Lies A04. */
const MOST_CHARACTERS = 512
/** Calldata of 128 KiB, and a PSBT of 400 kB, each written as hex. */
const LONGER: ReadonlyMap<string, number> = new Map([
  ['data', 2 + 2 * 131_072],
  ['callData', 2 + 2 * 131_072],
  ['calls', 2 + 2 * 131_072],
  ['psbt', 2 * 400_000],
])
/** Keys that change what an object is in JavaScript. Lies A06. */
const FORBIDDEN_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype']

/** What is wrong with a value, and where, as a JSON path. */
export type OutOfBounds = Readonly<{ at: string; message: string }>

type Place = Readonly<{ at: string; key: string; depth: number }>

/**
 * Looks through an answer before any schema sees it: nothing deeper, longer or larger than an honest quote can be, no
 * key that changes what an object is, no text that is not Unicode, no number that is not exact.
 *
 * @returns the first thing that is wrong, or undefined
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
