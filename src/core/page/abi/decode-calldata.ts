import { type Hex, hexToBytes } from '../../../lib/hex.ts'
import { messageText } from '../messages/personal-message.ts'
import { type AbiType, type Parameter, parametersOf } from './function-signature.ts'
import type { ValueStruct, ValueTree } from './value-tree.ts'

const WORD = 64

/** Decodes a call's arguments, only from Solidity's exact encoding; else undefined. */
export function decodeArguments(signature: string, data: Hex): ValueStruct | undefined {
  const digits = data.slice(10).toLowerCase()
  try {
    const { value, end } = structAt(parametersOf(signature), digits, 0)
    return end === digits.length ? value : undefined
  } catch (error) {
    if (error instanceof NotCanonical) return undefined
    throw error
  }
}

class NotCanonical extends Error {}

type Read<T extends ValueTree = ValueTree> = Readonly<{ value: T; end: number }>

// Solidity, "Formal Specification of the Encoding".
function structAt(members: readonly Parameter[], digits: string, start: number): Read<ValueStruct> {
  let head = start
  let tail = start + members.reduce((size, { type }) => size + headSize(type), 0)
  const read = members.map(({ name, type }) => {
    if (!isDynamic(type)) {
      const { value, end } = valueAt(type, digits, head)
      head = end
      return { name, value }
    }
    if (lengthAt(digits, head) * 2 !== tail - start) throw new NotCanonical()
    const { value, end } = valueAt(type, digits, tail)
    head += WORD
    tail = end
    return { name, value }
  })
  return { value: { is: 'struct', members: read }, end: tail }
}

function valueAt(type: AbiType, digits: string, start: number): Read {
  if (type.is === 'word')
    return { value: { is: 'leaf', type: type.type, value: word(type.type, digits, start) }, end: start + WORD }
  if (type.is === 'struct') return structAt(type.members, digits, start)
  if (type.is === 'bytes') return bytesAt(type.type, digits, start)
  if (type.length !== undefined) return listAt(type.of, type.length, digits, start)
  return listAt(type.of, lengthAt(digits, start), digits, start + WORD)
}

function listAt(of: AbiType, length: number, digits: string, start: number): Read {
  // A length beyond the data costs no work.
  if (length * WORD > digits.length - start) throw new NotCanonical()
  const members = Array.from({ length }, () => ({ name: '', type: of }))
  const { value, end } = structAt(members, digits, start)
  return { value: { is: 'list', of: value.members.map((member) => member.value) }, end }
}

function bytesAt(type: 'bytes' | 'string', digits: string, start: number): Read {
  const from = start + WORD
  const to = from + lengthAt(digits, start) * 2
  const end = from + Math.ceil((to - from) / WORD) * WORD
  if (end > digits.length || /[^0]/.test(digits.slice(to, end))) throw new NotCanonical()
  const bytes: Hex = `0x${digits.slice(from, to)}`
  const value = type === 'bytes' ? bytes : messageText(hexToBytes(bytes))
  if (value === undefined) throw new NotCanonical()
  return { value: { is: 'leaf', type, value }, end }
}

function lengthAt(digits: string, start: number): number {
  const length = wordAt(digits, start)
  if (length > BigInt(digits.length)) throw new NotCanonical()
  return Number(length)
}

function wordAt(digits: string, start: number): bigint {
  const text = digits.slice(start, start + WORD)
  if (text.length < WORD) throw new NotCanonical()
  return BigInt(`0x${text}`)
}

function word(type: string, digits: string, start: number): bigint | boolean | string {
  const value = wordAt(digits, start)
  const text = digits.slice(start, start + WORD)
  if (type === 'bool') return below(value, 1n) === 1n
  if (type === 'address') return `0x${below(value, 160n).toString(16).padStart(40, '0')}`
  if (type.startsWith('bytes')) {
    const cut = Number(type.slice(5)) * 2
    if (/[^0]/.test(text.slice(cut))) throw new NotCanonical()
    return `0x${text.slice(0, cut)}`
  }
  if (type.startsWith('uint')) return below(value, BigInt(type.slice(4)))
  const signed = BigInt.asIntN(256, value)
  if (BigInt.asIntN(Number(type.slice(3)), signed) !== signed) throw new NotCanonical()
  return signed
}

function below(value: bigint, bits: bigint): bigint {
  if (value >> bits !== 0n) throw new NotCanonical()
  return value
}

function isDynamic(type: AbiType): boolean {
  if (type.is === 'struct') return type.members.some((each) => isDynamic(each.type))
  return type.is === 'list' ? type.length === undefined || isDynamic(type.of) : type.is === 'bytes'
}

function headSize(type: AbiType): number {
  if (isDynamic(type) || type.is === 'word' || type.is === 'bytes') return WORD
  if (type.is === 'struct') return type.members.reduce((size, each) => size + headSize(each.type), 0)
  return (type.length ?? 0) * headSize(type.of)
}
