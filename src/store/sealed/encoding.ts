/** Writes a stored value as one text. Throws a TypeError for other data. */
export function sealedText(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value)
    case 'bigint':
      return `${value}n`
    case 'number':
      return Object.is(value, -0) ? '-0' : `${value}`
    case 'boolean':
    case 'undefined':
      return `${value}`
    case 'object':
      return value === null ? 'null' : textOfObject(value)
    default:
      throw new TypeError(`expected plain data, got a ${typeof value}`)
  }
}

function textOfObject(value: object): string {
  if (Array.isArray(value)) return `[${Array.from(value, sealedText).join(',')}]`
  const prototype: unknown = Object.getPrototypeOf(value)
  // IndexedDB can return plain objects of another realm.
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) throw new TypeError('expected plain data')
  const fields = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${sealedText(member)}`)
  return `{${fields.join(',')}}`
}
