const KEPT = new WeakSet<object>()

/** Imitates IndexedDB: plain, frozen data. A copy would cost a third of a model's run; writing throws a TypeError. */
export function kept<T>(value: T): T {
  if (typeof value === 'function' || typeof value === 'symbol')
    throw new TypeError(`expected data, got ${typeof value}`)
  if (typeof value !== 'object' || value === null || KEPT.has(value)) return value
  // Generated data has no prototype; a database returns plain objects.
  const prototype: unknown = Object.getPrototypeOf(value)
  const isPlain = Array.isArray(value) || prototype === Object.prototype || prototype === null
  if (!isPlain) throw new TypeError('expected plain data, got an instance of a class')
  for (const each of Object.values(value)) kept(each)
  KEPT.add(value)
  return Object.freeze(value)
}
