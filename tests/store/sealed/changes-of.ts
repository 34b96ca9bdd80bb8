/** Copies of a value, each with one leaf changed, one member removed, added or moved. */
export function* changesOf(value: unknown, at = ''): Generator<readonly [at: string, changed: unknown]> {
  if (Array.isArray(value)) {
    yield [`${at}[]+`, [...value, value.at(-1) ?? 0]]
    if (value.length > 1) yield [`${at} reversed`, [...value].reverse()]
    for (const [index, each] of value.entries()) {
      yield [`${at}[${index}]-`, value.filter((_, other) => other !== index)]
      for (const [where, changed] of changesOf(each, `${at}[${index}]`)) yield [where, value.with(index, changed)]
    }
  } else if (typeof value === 'object' && value !== null) {
    // An undefined member is as a missing one.
    const fields = Object.entries(value).filter(([, each]) => each !== undefined)
    yield [`${at}.added`, { ...value, added: 1 }]
    for (const [name, each] of fields) {
      yield [`${at}.${name}-`, Object.fromEntries(fields.filter(([other]) => other !== name))]
      for (const [where, changed] of changesOf(each, `${at}.${name}`)) yield [where, { ...value, [name]: changed }]
    }
  } else yield [at, otherThan(value)]
}

function otherThan(value: unknown): unknown {
  if (typeof value === 'string') return `${value}0`
  if (typeof value === 'number') return value + 1
  if (typeof value === 'bigint') return value + 1n
  return typeof value === 'boolean' ? !value : 0
}
