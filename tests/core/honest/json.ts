export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export function json(value: unknown): Json {
  const copy: Json = JSON.parse(JSON.stringify(value))
  return copy
}

export type Path = readonly (string | number)[]

/** Every leaf with its path; empty lists and objects count as leaves. */
export function leavesOf(value: Json, path: Path = []): readonly Readonly<{ path: Path; value: Json }>[] {
  if (Array.isArray(value) && value.length > 0) {
    return value.flatMap((member, index) => leavesOf(member, [...path, index]))
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0) {
    return Object.entries(value).flatMap(([key, member]) => leavesOf(member, [...path, key]))
  }
  return [{ path, value }]
}

export function at(value: Json | undefined, path: Path): Json | undefined {
  return path.reduce<Json | undefined>((inner, key) => member(inner, key), value)
}

/** Written like findings: `steps[0].items[0].data.to`. */
export function pathText(path: Path): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '')
}

export function pathOf(text: string): Path {
  return [...text.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map(([, key, index]) => key ?? Number(index))
}

/**
 * A copy with another value at a path; undefined removes it. It copies only the path, to stay cheap. Throws for an
 * unknown path.
 */
export function changed(value: Json, path: Path, to: Json | undefined): Json {
  const [key, ...rest] = path
  if (key === undefined) return to ?? null
  const inner = member(value, key)
  const isWhole = rest.length === 0
  if (!isWhole && inner === undefined) throw new RangeError(`expected something at ${pathText(path)}`)
  const next = isWhole || inner === undefined ? to : changed(inner, rest, to)
  if (Array.isArray(value)) {
    const list = [...value]
    if (next === undefined) list.splice(Number(key), 1)
    else list[Number(key)] = next
    return list
  }
  if (typeof value !== 'object' || value === null) throw new RangeError(`expected an object around ${key}`)
  const { [key]: _gone, ...others } = value
  return next === undefined ? others : { ...value, [key]: next }
}

function member(value: Json | undefined, key: string | number): Json | undefined {
  if (Array.isArray(value)) return value[Number(key)]
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? value[key] : undefined
}
