import { keccak_256 } from '@noble/hashes/sha3'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import { bytesToHex, type Hex, hexToBytes } from '../../../lib/hex.ts'

/** EIP-712 defines this shape. */
export type StructTypes = Readonly<Record<string, readonly Readonly<{ name: string; type: string }>[]>>

type Encode = (value: unknown) => Uint8Array

/**
 * Makes an EIP-712 `hashStruct` for a type, without a domain. Types are compiled once, at first use. A library needs
 * ten times as long for each quote's order.
 * @returns a function of hex and bigint or number values
 * @throws RangeError for misfit values or unknown types
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

// EIP-712 puts the struct first, then its references by name.
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
