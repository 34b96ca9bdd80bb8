import { keccak } from '../../keccak.ts'
import type { Hex } from '../chain.ts'

/** As EIP-712 lists them. */
export type StructTypes = Readonly<Record<string, readonly Readonly<{ name: string; type: string }>[]>>

type Encode = (value: unknown) => Uint8Array

/**
 * Makes a hasher of `primaryType` structs (EIP-712, `hashStruct`, no domain).
 *
 * Throws a RangeError for signed integers, other unknown types and unfit values.
 */
export function structHasher(types: StructTypes, primaryType: string): (value: unknown) => Hex {
  const encode = encoderOf(types, primaryType)
  return (value) => `0x${Buffer.from(encode(value)).toString('hex')}`
}

function encoderOf(types: StructTypes, type: string): Encode {
  if (type.endsWith('[]')) return arrayEncoder(encoderOf(types, type.slice(0, -2)))
  const members = types[type]
  if (members) return structEncoder(types, type, members)
  if (type === 'string') return (value) => keccak(Buffer.from(String(value), 'utf8'))
  if (type === 'bytes') return (value) => keccak(bytesOf(value))
  if (type === 'address') return (value) => padded(bytesOf(value, 20))
  if (/^uint[0-9]+$/.test(type)) return (value) => unsigned(value, Number(type.slice(4)))
  throw new RangeError(`type: this hasher does not know ${type}`)
}

function arrayEncoder(encode: Encode): Encode {
  return (value) => {
    if (!Array.isArray(value)) throw new RangeError(`expected an array, got ${typeof value}`)
    return keccak(Buffer.concat(value.map(encode)))
  }
}

function structEncoder(types: StructTypes, name: string, members: StructTypes[string] = []): Encode {
  const typeHash = keccak(Buffer.from(encodeType(types, name), 'utf8'))
  const encoders = members.map((member) => [member.name, encoderOf(types, member.type)] as const)
  return (value) => {
    const fields = new Map(Object.entries(Object(value)))
    return keccak(Buffer.concat([typeHash, ...encoders.map(([key, encode]) => encode(fields.get(key)))]))
  }
}

// EIP-712: the struct itself, then its references by name.
function encodeType(types: StructTypes, name: string): string {
  const [own = '', ...others] = [name, ...[...mentioned(types, name)].filter((each) => each !== name).sort()]
  return [own, ...others]
    .map((each) => `${each}(${(types[each] ?? []).map((member) => `${member.type} ${member.name}`).join(',')})`)
    .join('')
}

function mentioned(types: StructTypes, name: string): ReadonlySet<string> {
  const members = types[name.replace(/\[\]$/, '')]
  if (!members) return new Set()
  return new Set([name.replace(/\[\]$/, ''), ...members.flatMap(({ type }) => [...mentioned(types, type)])])
}

function bytesOf(value: unknown, size?: number): Uint8Array {
  if (typeof value !== 'string' || !/^0x([0-9a-fA-F]{2})*$/.test(value)) {
    throw new RangeError(`expected 0x and whole bytes in hex, got ${JSON.stringify(value)}`)
  }
  const bytes = Buffer.from(value.slice(2), 'hex')
  if (size !== undefined && bytes.length !== size) throw new RangeError(`expected ${size} bytes, got ${bytes.length}`)
  return bytes
}

function unsigned(value: unknown, bits: number): Uint8Array {
  if (typeof value !== 'bigint' && typeof value !== 'number') throw new RangeError(`expected an integer, got ${value}`)
  const digits = value.toString(16)
  if (digits.startsWith('-') || BigInt(value) >= 1n << BigInt(bits)) {
    throw new RangeError(`expected an integer of ${bits} bits without sign, got ${value}`)
  }
  return Buffer.from(digits.padStart(64, '0'), 'hex')
}

function padded(bytes: Uint8Array): Uint8Array {
  return Buffer.concat([new Uint8Array(32 - bytes.length), bytes])
}
