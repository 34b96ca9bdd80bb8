import { keccak_256 } from '@noble/hashes/sha3'
import { type Bytes, concatBytes, utf8ToBytes } from '../../lib/bytes.ts'
import { show } from '../../lib/errors.ts'
import { hexToBytes, isHex } from '../../lib/hex.ts'
import type { TypedData } from '../execution/item.ts'
import { integerOf } from '../families/evm/typed-data-differences.ts'

type Types = TypedData['types']

const WORD = 32

/**
 * A struct's hash (EIP-712, "Definition of hashStruct"), 32 bytes. A page's data may be deep, so nothing recurses.
 *
 * @throws RangeError for an unknown struct or a value of another type
 */
export function hashStruct(types: Types, name: string, value: unknown): Bytes {
  const typeHashes = new Map<string, Bytes>()
  const typeHashOf = (struct: string) => {
    const known = typeHashes.get(struct) ?? keccak(utf8ToBytes(encodeType(types, struct)))
    typeHashes.set(struct, known)
    return known
  }
  const open: Opened[] = [openStruct(types, name, { value, typeHash: typeHashOf(name) })]
  for (let at = open.at(-1); at; at = open.at(-1)) {
    const next = at.values[at.words.length - at.first]
    if (next) {
      const inner = openedBy(types, next, typeHashOf)
      if (inner) open.push(inner)
      else at.words.push(plainWord(next))
      continue
    }
    const hash = keccakOf(at.words)
    open.pop()
    const outer = open.at(-1)
    if (!outer) return hash
    outer.words.push(hash)
  }
  throw new RangeError(`expected a struct, got ${name}`)
}

/** A struct's type text (EIP-712, "Definition of encodeType"). */
export function encodeType(types: Types, name: string): string {
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

type TypedValue = Readonly<{ type: string; value: unknown }>

/** A struct or list with its finished words; `first` of them precede its values. */
type Opened = Readonly<{ first: number; words: Bytes[]; values: readonly TypedValue[] }>

function openStruct(types: Types, name: string, of: Readonly<{ value: unknown; typeHash: Bytes }>): Opened {
  const { value, typeHash } = of
  if (typeof value !== 'object' || value === null) throw wrong(name, value)
  const record = value as Readonly<Record<string, unknown>>
  const values = fieldsOf(types, name).map((field) => ({
    type: field.type,
    value: Object.hasOwn(record, field.name) ? record[field.name] : undefined,
  }))
  return { first: 1, words: [typeHash], values }
}

function openedBy(
  types: Types,
  { type, value }: TypedValue,
  typeHashOf: (struct: string) => Bytes,
): Opened | undefined {
  const list = /^(.+)\[([0-9]*)\]$/.exec(type)
  if (list) {
    const [, element = '', length] = list
    if (!Array.isArray(value) || (length && value.length !== Number(length))) throw wrong(type, value)
    return { first: 0, words: [], values: Array.from(value, (each) => ({ type: element, value: each })) }
  }
  if (!Object.hasOwn(types, type)) return undefined
  return openStruct(types, type, { value, typeHash: typeHashOf(type) })
}

function ownType(types: Types, name: string): string {
  return `${name}(${fieldsOf(types, name)
    .map((field) => `${field.type} ${field.name}`)
    .join(',')})`
}

function fieldsOf(types: Types, name: string): Types[string] {
  const fields = Object.hasOwn(types, name) ? types[name] : undefined
  if (!fields) throw new RangeError(`expected a struct that the types name, got ${name}`)
  return fields
}

// EIP-712, "Definition of encodeData": each value is one word.
function plainWord({ type, value }: TypedValue): Bytes {
  if (type === 'string' && typeof value === 'string') return keccak(utf8ToBytes(value))
  if (type === 'bytes' && isHex(value)) return keccak(hexToBytes(value))
  if (type === 'bool' && typeof value === 'boolean') return word(value ? 1n : 0n)
  if (type === 'address' && isHex(value, 20)) return word(BigInt(value))
  const bytes = /^bytes([1-9]|[12][0-9]|3[0-2])$/.exec(type)
  if (bytes && isHex(value, Number(bytes[1]))) {
    const given = hexToBytes(value)
    return concatBytes(given, new Uint8Array(WORD - given.length))
  }
  const integer = /^(u?)int([0-9]{0,3})$/.exec(type)
  if (integer) return integerWord(type, value, { isSigned: integer[1] === '', bits: Number(integer[2] || 256) })
  throw wrong(type, value)
}

function integerWord(type: string, value: unknown, { isSigned, bits }: Readonly<{ isSigned: boolean; bits: number }>) {
  const integer = typeof value === 'bigint' ? value : integerOf(value)
  const half = 1n << BigInt(bits - 1)
  const [least, most] = isSigned ? [-half, half] : [0n, half * 2n]
  if (integer === undefined || integer < least || integer >= most) throw wrong(`integer for ${type}`, value)
  return word(integer)
}

function word(integer: bigint): Bytes {
  return hexToBytes(`0x${BigInt.asUintN(256, integer).toString(16).padStart(64, '0')}`)
}

function keccak(bytes: Uint8Array): Bytes {
  return keccakOf([bytes])
}

function keccakOf(parts: readonly Uint8Array[]): Bytes {
  const hash = keccak_256.create()
  for (const part of parts) hash.update(part)
  return concatBytes(hash.digest())
}

function wrong(type: string, value: unknown): RangeError {
  return new RangeError(`expected an exact ${type}, got ${show(value)}`)
}
