import { keccak_256 } from '@noble/hashes/sha3'
import { type Bytes, concatBytes, utf8ToBytes } from '../../lib/bytes.ts'
import { hexToBytes, isHex } from '../../lib/hex.ts'
import type { TypedData } from '../execution/item.ts'
import { integerOf } from '../families/evm/typed-data-differences.ts'

type Types = TypedData['types']

const WORD = 32

/**
 * A struct's hash (EIP-712, "Definition of hashStruct"), 32 bytes.
 *
 * @throws RangeError for an unknown struct or a value of another type
 */
export function hashStruct(types: Types, name: string, value: unknown): Bytes {
  const record = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>
  const words = fieldsOf(types, name).map((field) => {
    return encoded(types, field.type, Object.hasOwn(record, field.name) ? record[field.name] : undefined)
  })
  return keccak(concatBytes(keccak(utf8ToBytes(encodeType(types, name))), ...words))
}

/** A struct's type text (EIP-712, "Definition of encodeType"). */
export function encodeType(types: Types, name: string): string {
  const found = new Set<string>()
  const find = (each: string) => {
    if (found.has(each) || !Object.hasOwn(types, each)) return
    found.add(each)
    for (const { type } of fieldsOf(types, each)) find(type.replace(/(\[[0-9]*\])+$/, ''))
  }
  find(name)
  found.delete(name)
  return [name, ...[...found].sort()].map((each) => ownType(types, each)).join('')
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
function encoded(types: Types, type: string, value: unknown): Bytes {
  const list = /^(.+)\[([0-9]*)\]$/.exec(type)
  if (list) {
    const [, element = '', length] = list
    if (!Array.isArray(value) || (length && value.length !== Number(length))) throw wrong(type, value)
    return keccak(concatBytes(...value.map((each) => encoded(types, element, each))))
  }
  if (Object.hasOwn(types, type)) return hashStruct(types, type, value)
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
  return concatBytes(keccak_256(bytes))
}

function wrong(type: string, value: unknown): RangeError {
  return new RangeError(`expected an exact ${type}, got ${String(value)}`)
}
