/** What JSON can carry once integers of any size are written as `{ "$bigint": "123" }`. */
export type Wire = null | boolean | number | string | readonly Wire[] | { readonly [key: string]: Wire }

/**
 * Writes plain data for a port, a hash or a file: a bigint becomes `{ "$bigint": "123" }`, an absent field is left
 * out. Throws a TypeError for what is neither plain data nor a bigint (functions, class instances, symbols).
 */
export function toWire(value: unknown): Wire {
  if (value === null || typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string')
    return value
  if (typeof value === 'bigint') return { $bigint: value.toString() }
  if (Array.isArray(value)) return value.map((member) => (member === undefined ? null : toWire(member)))
  if (typeof value === 'object' && isPlain(value)) {
    const entries = Object.entries(value).filter(([, member]) => member !== undefined)
    return Object.fromEntries(entries.map(([key, member]) => [key, toWire(member)]))
  }
  throw new TypeError(`expected plain data, got ${typeof value}`)
}

/** Reads what `toWire` wrote. Anything else that has come over the wire is given back as it is. */
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
  return Object.fromEntries(entries.map(([key, member]) => [key, fromWire(member)]))
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
