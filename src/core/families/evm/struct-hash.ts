import { keccak_256 } from '@noble/hashes/sha3'
import { utf8ToBytes } from '../../../lib/bytes.ts'
import { show } from '../../../lib/errors.ts'
import { hexToBytes, isHex } from '../../../lib/hex.ts'
import { integerOf } from './typed-data-differences.ts'

/** EIP-712 defines this shape. */
export type StructTypes = Readonly<Record<string, readonly Readonly<{ name: string; type: string }>[]>>

type Plain = Readonly<{ is: 'plain'; wordOf: (value: unknown) => Uint8Array }>
type List = Readonly<{ is: 'list'; type: string; element: string; length: number | undefined }>
type Struct = Readonly<{ is: 'struct'; type: string; fields: StructTypes[string]; typeHash: Uint8Array }>
type Shape = Plain | List | Struct

/** A struct or list whose next value is `values[next]`; `first` words precede the values. */
type Opened = { words: Uint8Array; first: number; next: number; types: readonly string[]; values: readonly unknown[] }

const WORD = 32

/**
 * Makes EIP-712's `hashStruct` for these types. A page's data may be deep, so nothing recurses.
 *
 * @returns a function of a struct's name and value that gives 32 bytes
 * @throws RangeError for an unknown struct or a value of another type
 */
export function structHasher(types: StructTypes): (name: string, value: unknown) => Uint8Array {
  const shapes = new Map<string, Shape>()
  const shapeOf = (type: string) => {
    const known = shapes.get(type) ?? shaped(types, type)
    shapes.set(type, known)
    return known
  }
  return (name, value) => {
    const open = [opened(structShape(types, name, shapeOf), value)]
    for (let at = open.at(-1); at; at = open.at(-1)) {
      const type = at.types[at.next]
      if (type !== undefined) {
        const shape = shapeOf(type)
        const given = at.values[at.next]
        if (shape.is === 'plain') append(at, shape.wordOf(given))
        else open.push(opened(shape, given))
        continue
      }
      const hash = keccak_256(at.words)
      open.pop()
      const outer = open.at(-1)
      if (!outer) return hash
      append(outer, hash)
    }
    throw new RangeError(`expected a struct, got ${name}`)
  }
}

/** A struct's type text (EIP-712, "Definition of encodeType"). */
export function encodeType(types: StructTypes, name: string): string {
  const found = new Set<string>([name])
  for (const each of found) {
    for (const { type } of fieldsOf(types, each)) {
      const struct = type.replace(/(\[[0-9]*\])+$/, '')
      if (Object.hasOwn(types, struct)) found.add(struct)
    }
  }
  found.delete(name)
  return [name, ...[...found].sort()].map((each) => ownType(types, each)).join('')
}

function append(to: Opened, word: Uint8Array): void {
  to.words.set(word, WORD * (to.first + to.next))
  to.next += 1
}

function opened(shape: List | Struct, value: unknown): Opened {
  if (shape.is === 'list') {
    const { type, element, length } = shape
    if (!Array.isArray(value) || (length !== undefined && value.length !== length)) throw wrong(type, value)
    return {
      words: new Uint8Array(WORD * value.length),
      first: 0,
      next: 0,
      types: Array.from(value, () => element),
      values: value,
    }
  }
  const { type, fields, typeHash } = shape
  if (typeof value !== 'object' || value === null) throw wrong(type, value)
  const record = value as Readonly<Record<string, unknown>>
  const words = new Uint8Array(WORD * (1 + fields.length))
  words.set(typeHash)
  return {
    words,
    first: 1,
    next: 0,
    types: fields.map((field) => field.type),
    values: fields.map(({ name }) => (Object.hasOwn(record, name) ? record[name] : undefined)),
  }
}

function structShape(types: StructTypes, name: string, shapeOf: (type: string) => Shape): Struct {
  fieldsOf(types, name)
  const shape = shapeOf(name)
  if (shape.is !== 'struct') throw new RangeError(`expected a struct, got ${name}`)
  return shape
}

function shaped(types: StructTypes, type: string): Shape {
  const list = /^(.+)\[([0-9]*)\]$/.exec(type)
  if (list) {
    const [, element = '', length] = list
    return { is: 'list', type, element, length: length ? Number(length) : undefined }
  }
  if (!Object.hasOwn(types, type)) return { is: 'plain', wordOf: plainWord(type) }
  const typeHash = keccak_256(utf8ToBytes(encodeType(types, type)))
  return { is: 'struct', type, fields: fieldsOf(types, type), typeHash }
}

function ownType(types: StructTypes, name: string): string {
  return `${name}(${fieldsOf(types, name)
    .map((field) => `${field.type} ${field.name}`)
    .join(',')})`
}

function fieldsOf(types: StructTypes, name: string): StructTypes[string] {
  const fields = Object.hasOwn(types, name) ? types[name] : undefined
  if (!fields) throw new RangeError(`expected a struct that the types name, got ${name}`)
  return fields
}

// EIP-712, "Definition of encodeData": each value is one word.
function plainWord(type: string): Plain['wordOf'] {
  const made = (make: (value: unknown) => Uint8Array | undefined) => (value: unknown) => {
    const word = make(value)
    if (!word) throw wrong(type, value)
    return word
  }
  if (type === 'string') {
    return made((value) => (typeof value === 'string' ? keccak_256(utf8ToBytes(value)) : undefined))
  }
  if (type === 'bytes') return made((value) => (isHex(value) ? keccak_256(hexToBytes(value)) : undefined))
  if (type === 'bool') return made((value) => (typeof value === 'boolean' ? integerWord(value ? 1n : 0n) : undefined))
  if (type === 'address') {
    return made((value) => (isHex(value, 20) ? hexToBytes(`0x${value.slice(2).padStart(64, '0')}`) : undefined))
  }
  const bytes = /^bytes([1-9]|[12][0-9]|3[0-2])$/.exec(type)
  if (bytes) {
    const length = Number(bytes[1])
    return made((value) => (isHex(value, length) ? hexToBytes(value.padEnd(66, '0')) : undefined))
  }
  const [whole, sign, bits] = /^(u?)int([0-9]{0,3})$/.exec(type) ?? []
  if (whole === undefined) return made(() => undefined)
  const half = 1n << BigInt(Number(bits || 256) - 1)
  const [least, most] = sign === '' ? [-half, half] : [0n, half * 2n]
  return made((value) => {
    const integer = typeof value === 'bigint' ? value : integerOf(value)
    return integer === undefined || integer < least || integer >= most ? undefined : integerWord(integer)
  })
}

function integerWord(integer: bigint): Uint8Array {
  return hexToBytes(`0x${BigInt.asUintN(256, integer).toString(16).padStart(64, '0')}`)
}

function wrong(type: string, value: unknown): RangeError {
  return new RangeError(`expected an exact ${type}, got ${show(value)}`)
}
