import { keccak_256 } from '@noble/hashes/sha3'
import { utf8ToBytes } from '@noble/hashes/utils'
import { bytesToHex, type Hex } from '../../../lib/hex.ts'

/** A type of Solidity's ABI. A list without `length` is dynamic. */
export type AbiType =
  | Readonly<{ is: 'word'; type: string }>
  | Readonly<{ is: 'bytes'; type: 'bytes' | 'string' }>
  | Readonly<{ is: 'list'; of: AbiType; length: number | undefined }>
  | Readonly<{ is: 'struct'; members: readonly Parameter[] }>
export type Parameter = Readonly<{ name: string; type: AbiType }>

const WORD = /^(address|bool|bytes([1-9]|[12][0-9]|3[0-2])|u?int([0-9]{1,3}))$/

/**
 * Parses a function signature such as `transfer(address to, uint256 amount)`.
 *
 * Parameter names are optional; a struct is `(address token,uint256 amount) permitted`.
 *
 * @throws RangeError for a malformed signature
 */
export function parametersOf(signature: string): readonly Parameter[] {
  const open = signature.indexOf('(')
  if (open < 1 || !signature.endsWith(')')) throw new RangeError(`expected a function, got ${signature}`)
  return members(signature.slice(open + 1, -1))
}

/** The first four bytes of keccak256 of a function's name and bare types. */
export function selectorOfSignature(signature: string): Hex {
  const name = signature.slice(0, signature.indexOf('('))
  const types = parametersOf(signature).map(({ type }) => bareType(type))
  return bytesToHex(keccak_256(utf8ToBytes(`${name}(${types.join(',')})`)).slice(0, 4))
}

function bareType(type: AbiType): string {
  if (type.is === 'struct') return `(${type.members.map((each) => bareType(each.type)).join(',')})`
  return type.is === 'list' ? `${bareType(type.of)}[${type.length ?? ''}]` : type.type
}

function members(text: string): readonly Parameter[] {
  return text.trim() === '' ? [] : split(text).map(parameter)
}

function split(text: string): readonly string[] {
  let depth = 0
  const parts = ['']
  for (const letter of text) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim())
}

function parameter(text: string): Parameter {
  const end = text.startsWith('(') ? text.lastIndexOf(')') + 1 : 0
  const rest = /^([^\s]*)\s*(\w*)$/.exec(text.slice(end))
  if (!rest) throw new RangeError(`expected a parameter, got ${text}`)
  const [, lists = '', name = ''] = rest
  return { name, type: typeOf(text.slice(0, end) + lists) }
}

function typeOf(text: string): AbiType {
  const list = /^(.+)\[([1-9][0-9]{0,3})?\]$/.exec(text)
  if (list)
    return { is: 'list', of: typeOf(list[1] ?? ''), length: list[2] === undefined ? undefined : Number(list[2]) }
  if (text.startsWith('(') && text.endsWith(')')) return { is: 'struct', members: members(text.slice(1, -1)) }
  if (text === 'bytes' || text === 'string') return { is: 'bytes', type: text }
  const [, , , bits = '8'] = WORD.exec(text) ?? [undefined, undefined, undefined, '0']
  if (Number(bits) > 0 && Number(bits) <= 256 && Number(bits) % 8 === 0) return { is: 'word', type: text }
  throw new RangeError(`expected a type, got ${text}`)
}
