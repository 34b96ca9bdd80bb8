/** `set` replaces or adds a value; `insert` puts an element before the place. */
export type LieOperation = 'set' | 'remove' | 'insert'

/** A JSON path such as `steps[0].items[0].data.to`; no value for `remove`. */
export type Lie = Readonly<{ at: string; operation: LieOperation; value?: unknown }>

type Key = string | number

/** Parses a JSON path into keys, with an optional `$.`; undefined if malformed. */
export function parsePath(path: string): readonly Key[] | undefined {
  const rest = path.replace(/^\$\.?/, '')
  const pattern = /\.?([A-Za-z_][A-Za-z0-9_]*)|\[([0-9]{1,4})\]/y
  const keys: Key[] = []
  while (pattern.lastIndex < rest.length) {
    const match = pattern.exec(rest)
    if (!match) return undefined
    keys.push(match[1] ?? Number(match[2]))
  }
  return keys.length > 0 ? keys : undefined
}

/** Applies a lie to a document; an unknown path changes nothing. */
export function tell(document: unknown, lie: Lie): unknown {
  return change(document, parsePath(lie.at) ?? [], lie)
}

function change(node: unknown, keys: readonly Key[], lie: Lie): unknown {
  const [key, ...rest] = keys
  if (key === undefined) return lie.value
  if (Array.isArray(node) && typeof key === 'number') return changeArray(node, key, rest, lie)
  if (typeof node !== 'object' || node === null || Array.isArray(node) || typeof key === 'number') return node
  const fields = Object.entries(node).filter(([name]) => name !== key)
  if (rest.length === 0 && lie.operation === 'remove') return Object.fromEntries(fields)
  const present = Object.entries(node).some(([name]) => name === key)
  if (rest.length > 0 && !present) return node
  const old: unknown = Object.entries(node).find(([name]) => name === key)?.[1]
  if (!present) return Object.fromEntries([...fields, [key, change(old, rest, lie)]])
  return Object.fromEntries(Object.entries(node).map(([name, v]) => [name, name === key ? change(v, rest, lie) : v]))
}

function changeArray(node: readonly unknown[], index: number, rest: readonly Key[], lie: Lie): unknown {
  if (index > node.length) return node
  if (rest.length > 0) return node.map((element, i) => (i === index ? change(element, rest, lie) : element))
  if (lie.operation === 'remove') return node.toSpliced(index, 1)
  return node.toSpliced(index, lie.operation === 'insert' ? 0 : 1, lie.value)
}
