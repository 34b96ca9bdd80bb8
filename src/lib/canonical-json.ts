import { isWellFormed } from './bytes.ts'
import { CausewayError, show } from './errors.ts'

/**
 * Writes canonical JSON for hashing: sorted keys, no white space (RFC 8785). Values without an exact JSON form throw
 * `NOT_JSON` with their path, such as bigints, integers past 2^53 and lone surrogates.
 */
export function canonicalJson(value: unknown): string {
  return write(value, '$')
}

function write(value: unknown, path: string): string {
  if (value === null || typeof value === 'boolean') return String(value)
  if (typeof value === 'number' && isExact(value)) return JSON.stringify(value)
  if (typeof value === 'string' && isWellFormed(value)) return JSON.stringify(value)
  if (Array.isArray(value)) {
    return `[${Array.from(value, (member, index) => write(member, `${path}[${index}]`)).join(',')}]`
  }
  if (isPlain(value)) {
    const members = Object.keys(value)
      .sort()
      .map((key) => `${write(key, path)}:${write(value[key], `${path}.${key}`)}`)
    return `{${members.join(',')}}`
  }
  const got = typeof value === 'string' ? 'a lone surrogate' : typeof value === 'object' ? 'an object' : show(value)
  throw new CausewayError('NOT_JSON', `expected a JSON value, got ${got}`, { where: path })
}

function isExact(value: number): boolean {
  return Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value))
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
