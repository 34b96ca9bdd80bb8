import { isWellFormed } from './bytes.ts'
import { CausewayError, show } from './errors.ts'

/**
 * The one JSON text of a value: keys sorted by UTF-16 code units, no white space (RFC 8785).
 * Two values that are equal as JSON give the same text, so it can be hashed or authenticated.
 * Takes JSON values only; `undefined`, bigints, functions, class instances, non-finite numbers, integers
 * past 2^53 and lone surrogates throw `NOT_JSON` with the path to them, since they have no exact JSON form.
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
