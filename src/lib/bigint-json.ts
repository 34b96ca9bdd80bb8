/** JSON with integers of any size as `{ "$bigint": "123" }`. A given key that begins with `$` gets one more. */
export type Wire = null | boolean | number | string | readonly Wire[] | { readonly [key: string]: Wire }

/**
 * Encodes plain data: a bigint becomes `{ "$bigint": "123" }`, and undefined fields are dropped. Throws a TypeError for
 * functions, class instances and symbols.
 */
export function toWire(value: unknown): Wire {
  if (value === null || typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string')
    return value
  if (typeof value === 'bigint') return { $bigint: value.toString() }
  if (Array.isArray(value)) return value.map((member) => (member === undefined ? null : toWire(member)))
  if (typeof value === 'object' && isPlain(value)) {
    const entries = Object.entries(value).filter(([, member]) => member !== undefined)
    return Object.fromEntries(entries.map(([key, member]) => [escapeKey(key), toWire(member)]))
  }
  throw new TypeError(`expected plain data, got ${typeof value}`)
}

/** Decodes `toWire`'s form; other values pass unchanged. */
export function fromWire(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromWire)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const [only] = entries
  if (
    entries.length === 1 &&
    only?.[0] === '$bigint' &&
    typeof only[1] === 'string' &&
    /^-?[0-9]{1,80}$/.test(only[1])
  ) {
    return BigInt(only[1])
  }
  return Object.fromEntries(entries.map(([key, member]) => [unescapeKey(key), fromWire(member)]))
}

/** Keeps a foreign key apart from an encoding's own. */
export function escapeKey(key: string): string {
  return key.startsWith('$') ? `$${key}` : key
}

/** Undoes `escapeKey`. */
export function unescapeKey(key: string): string {
  return key.startsWith('$$') ? key.slice(1) : key
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
