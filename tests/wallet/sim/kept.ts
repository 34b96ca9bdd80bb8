const KEPT = new WeakSet<object>()

/**
 * What a disk keeps, as IndexedDB would: plain data only, and nobody changes it any more. A copy would say the same and
 * cost a third of a model's run; here whoever writes to what was stored or loaded gets a TypeError instead.
 */
export function kept<T>(value: T): T {
  if (typeof value === 'function' || typeof value === 'symbol')
    throw new TypeError(`expected data, got ${typeof value}`)
  if (typeof value !== 'object' || value === null || KEPT.has(value)) return value
  // What was generated has no prototype, and comes back from a database with the one of plain objects.
  const prototype: unknown = Object.getPrototypeOf(value)
  const isPlain = Array.isArray(value) || prototype === Object.prototype || prototype === null
  if (!isPlain) throw new TypeError('expected plain data, got an instance of a class')
  for (const each of Object.values(value)) kept(each)
  KEPT.add(value)
  return Object.freeze(value)
}
