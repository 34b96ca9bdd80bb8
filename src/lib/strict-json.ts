import { isWellFormed } from './bytes.ts'

/** Lies A02. */
const MOST_DEPTH = 32
/** Keys that change a JavaScript object. Lies A06. */
const FORBIDDEN_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype']

export type StrictJson = Readonly<{ ok: true; value: unknown }> | Readonly<{ ok: false; message: string }>

/**
 * Parses unambiguous JSON (RFC 8259). Refuses duplicate or forbidden keys, lone surrogates, numbers beyond 2^53, a
 * byte-order mark and over 32 levels. Never throws. Lies A02, A05, A06, A12, A13.
 */
export function parseStrictJson(text: string): StrictJson {
  return parsed(text) ?? refuse(TOO_LARGE)
}

/** Numbers beyond 2^53 become NaN. */
export function parseStrictRows(text: string): StrictJson {
  return parsed(text) ?? { ok: true, value: JSON.parse(text, safeNumber) }
}

const TOO_LARGE = 'The answer holds a number that is too large'

function safeNumber(_key: string, value: unknown): unknown {
  return typeof value === 'number' && isLarge(value) ? Number.NaN : value
}

function isLarge(value: number): boolean {
  return Math.abs(value) > Number.MAX_SAFE_INTEGER
}

function parsed(text: string): StrictJson | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refuse('The answer is not JSON, or was cut off')
  }
  const problem = problemIn(text)
  if (problem === undefined) return { ok: true, value }
  return problem === TOO_LARGE ? undefined : refuse(problem)
}

/** Whether an object or a list does not end. */
export function isCutJson(text: string): boolean {
  let open = 0
  let isString = false
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at)
    if (isString && letter === '\\') at += 1
    else if (letter === '"') isString = !isString
    else if (!isString && '{['.includes(letter)) open += 1
    else if (!isString && '}]'.includes(letter)) open -= 1
  }
  return /^[ \t\n\r]*[{[]/.test(text) && (isString || open > 0)
}

/** A list, or an object's keys so far. */
type Level = Set<string> | 'list'

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]]|-?[0-9][0-9.eE+-]*/g
const COLON = /[ \t\n\r]*:/y

// The text is valid JSON here, so a colon after a string proves a key.
function problemIn(text: string): string | undefined {
  const levels: Level[] = []
  let large: string | undefined
  for (const match of text.matchAll(TOKEN)) {
    const [token] = match
    if (token === '{' || token === '[') {
      levels.push(token === '{' ? new Set() : 'list')
      if (levels.length > MOST_DEPTH) return `The answer is nested more than ${MOST_DEPTH} levels deep`
    } else if (token === '}' || token === ']') levels.pop()
    else if (token.startsWith('"')) {
      const problem = problemOfString(token, keysOf(text, match.index + token.length, levels))
      if (problem !== undefined) return problem
    } else if (isLarge(Number(token))) large = TOO_LARGE
  }
  return large
}

function keysOf(text: string, after: number, levels: readonly Level[]): Set<string> | undefined {
  const level = levels.at(-1)
  COLON.lastIndex = after
  return level instanceof Set && COLON.test(text) ? level : undefined
}

function problemOfString(token: string, keys: Set<string> | undefined): string | undefined {
  const string = token.includes('\\') ? String(JSON.parse(token)) : token.slice(1, -1)
  if (!isWellFormed(string)) return 'The answer holds text that is not Unicode'
  if (!keys) return undefined
  if (FORBIDDEN_KEYS.includes(string)) return `The answer holds the forbidden key ${string}`
  if (keys.has(string)) return `The answer says ${shown(string)} twice`
  keys.add(string)
  return undefined
}

// Lies M02.
function shown(key: string): string {
  return JSON.stringify(key.slice(0, 40)).replace(/[^ -~]/gu, '?')
}

function refuse(message: string): StrictJson {
  return { ok: false, message }
}
