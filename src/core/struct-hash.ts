import { keccak_256 } from '@noble/hashes/sha3'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import { bytesToHex, type Hex, hexToBytes } from '../lib/hex.ts'

/** The members of each struct by its name, as EIP-712 lists them. */
export type StructTypes = Readonly<Record<string, readonly Readonly<{ name: string; type: string }>[]>>

type Encode = (value: unknown) => Uint8Array

/**
 * Makes the function that hashes a struct of `primaryType` by EIP-712 (`hashStruct`, no domain). What depends on the
 * types alone is worked out once, at the first value: an order is hashed for every quote, and a library that starts
 * from the types each time needs ten times as long; a worker that starts for something else pays nothing. Knows
 * structs, lists, string, bytes, address and unsigned integers.
 *
 * @returns a function of a value whose byte strings and addresses are hex and whose integers are bigint or number; it
 * throws a RangeError for a value that does not fit its type, or for types that name an unknown one
 */
export function structHasher(types: StructTypes, primaryType: string): (value: unknown) => Hex {
  let encode: Encode | undefined
  return (value) => {
    encode ??= encoderOf(types, primaryType)
    return bytesToHex(encode(value))
  }
}

function encoderOf(types: StructTypes, type: string): Encode {
  if (type.endsWith('[]')) return listEncoder(encoderOf(types, type.slice(0, -2)))
  const members = types[type]
  if (members) return structEncoder(types, type, members)
  if (type === 'string') return (value) => keccak_256(utf8ToBytes(textOf(value)))
  if (type === 'bytes') return (value) => keccak_256(bytesOf(value))
  if (type === 'address') return (value) => concatBytes(new Uint8Array(12), bytesOf(value, 20))
  if (/^uint[0-9]+$/.test(type)) return (value) => unsigned(value, BigInt(type.slice(4)))
  throw new RangeError(`no encoding is known for the type ${type}`)
}

function listEncoder(encode: Encode): Encode {
  return (value) => {
    if (!Array.isArray(value)) throw new RangeError('expected a list')
    return keccak_256(concatBytes(...value.map(encode)))
  }
}

function structEncoder(types: StructTypes, name: string, members: StructTypes[string]): Encode {
  const typeHash = keccak_256(utf8ToBytes(encodeType(types, name)))
  const encoders = members.map((member) => [member.name, encoderOf(types, member.type)] as const)
  return (value) => {
    const fields = new Map<string, unknown>(Object.entries(Object(value)))
    return keccak_256(concatBytes(typeHash, ...encoders.map(([key, encode]) => encode(fields.get(key)))))
  }
}

// EIP-712: the struct itself, then those that it mentions, by their names.
function encodeType(types: StructTypes, name: string): string {
  const others = [...mentioned(types, name)].filter((each) => each !== name).sort()
  return [name, ...others]
    .map((each) => `${each}(${(types[each] ?? []).map((member) => `${member.type} ${member.name}`).join(',')})`)
    .join('')
}

function mentioned(types: StructTypes, type: string): ReadonlySet<string> {
  const name = type.replace(/\[\]$/, '')
  const members = types[name]
  if (!members) return new Set()
  return new Set([name, ...members.flatMap((member) => [...mentioned(types, member.type)])])
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new RangeError('expected a text')
  return value
}

function bytesOf(value: unknown, length?: number): Uint8Array {
  const bytes = hexToBytes(textOf(value))
  if (length !== undefined && bytes.length !== length) throw new RangeError(`expected ${length} bytes`)
  return bytes
}

function unsigned(value: unknown, bits: bigint): Uint8Array {
  const isInteger = typeof value === 'bigint' || (typeof value === 'number' && Number.isSafeInteger(value))
  const integer = isInteger ? BigInt(value) : -1n
  if (integer < 0n || integer >= 1n << bits) throw new RangeError(`expected an unsigned integer of ${bits} bits`)
  return hexToBytes(`0x${integer.toString(16).padStart(64, '0')}`)
}
