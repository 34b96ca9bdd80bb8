import * as v from 'valibot'
import { MOST_DEPTH, MOST_MESSAGE_BYTES, PROTOCOL_VERSION, type RelayToBackground } from './protocol.ts'

const schema = v.strictObject({
  v: v.literal(PROTOCOL_VERSION),
  key: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
  method: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  params: v.optional(v.unknown()),
})

/**
 * Reads one message of a page's port. Size is judged before anything is parsed, depth before anything is looked at.
 *
 * @param message what the port gave: JSON text, at most 64 KiB of UTF-8, at most 16 deep, no unknown key
 * @returns the call, or undefined for everything else, which is dropped without an answer
 */
export function decodeCall(message: unknown): RelayToBackground | undefined {
  if (typeof message !== 'string' || !fits(message)) return undefined
  const value = parse(message)
  if (!isShallow(value)) return undefined
  const result = v.safeParse(schema, value)
  return result.success ? result.output : undefined
}

function fits(text: string): boolean {
  if (text.length > MOST_MESSAGE_BYTES) return false
  return text.length * 3 <= MOST_MESSAGE_BYTES || new TextEncoder().encode(text).length <= MOST_MESSAGE_BYTES
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

// One level after the other instead of recursion: depth is exactly what must not hurt here.
function isShallow(value: unknown): boolean {
  let level: readonly unknown[] = [value]
  for (let depth = 0; depth < MOST_DEPTH; depth += 1) {
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []))
    if (level.length === 0) return true
  }
  return false
}
