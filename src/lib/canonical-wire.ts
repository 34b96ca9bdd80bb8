import { escapeKey, toWire } from './bigint-json.ts'
import { isWellFormed } from './bytes.ts'
import { canonicalJson } from './canonical-json.ts'

/** Writes `canonicalJson(toWire(value))` in one pass, since each save hashes records. Throws as those two. */
export function canonicalWire(value: unknown): string {
  return write(value) ?? canonicalJson(toWire(value))
}

// Undefined for other values: the exact functions then decide.
function write(value: unknown): string | undefined {
  switch (typeof value) {
    case 'string':
      return isWellFormed(value) ? JSON.stringify(value) : undefined
    case 'number':
      return Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value))
        ? JSON.stringify(value)
        : undefined
    case 'boolean':
      return value ? 'true' : 'false'
    case 'bigint':
      return `{"$bigint":"${value}"}`
    case 'object':
      if (value === null) return 'null'
      if (Array.isArray(value)) return writeList(value)
      return isPlain(value) ? writeRecord(value) : undefined
    default:
      return undefined
  }
}

function writeList(list: readonly unknown[]): string | undefined {
  let text = '['
  for (let at = 0; at < list.length; at += 1) {
    const member = list[at]
    if (member === undefined && !(at in list)) return undefined
    const written = member === undefined ? 'null' : write(member)
    if (written === undefined) return undefined
    text += at === 0 ? written : `,${written}`
  }
  return `${text}]`
}

function writeRecord(record: Readonly<Record<string, unknown>>): string | undefined {
  let text = ''
  for (const key of Object.keys(record).sort()) {
    const member = record[key]
    if (member === undefined) continue
    const [name, written] = [write(escapeKey(key)), write(member)]
    if (name === undefined || written === undefined) return undefined
    text += text === '' ? `${name}:${written}` : `,${name}:${written}`
  }
  return `{${text}}`
}

function isPlain(value: object): value is Readonly<Record<string, unknown>> {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
