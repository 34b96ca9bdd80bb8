import type { TypedData } from '../../execution/item.ts'
import { encodeType } from '../../families/evm/struct-hash.ts'

/** A leaf's `type` is Solidity's: integers are bigint, bool is boolean, all others text. */
export type ValueTree = ValueLeaf | Readonly<{ is: 'list'; of: readonly ValueTree[] }> | ValueStruct
export type ValueLeaf = Readonly<{ is: 'leaf'; type: string; value: bigint | boolean | string }>
export type ValueStruct = Readonly<{ is: 'struct'; members: readonly Readonly<{ name: string; value: ValueTree }>[] }>

/** Converts read typed data into a tree. */
export function valueTreeOf({ types, primaryType, message }: TypedData): ValueStruct {
  return structOf(types, primaryType, message)
}

function structOf(types: TypedData['types'], name: string, value: unknown): ValueStruct {
  const record = value as Readonly<Record<string, unknown>>
  const fields = types[name] ?? []
  return {
    is: 'struct',
    members: fields.map((field) => ({ name: field.name, value: treeAt(types, field.type, record[field.name]) })),
  }
}

function treeAt(types: TypedData['types'], type: string, value: unknown): ValueTree {
  const element = /^(.+)\[[0-9]*\]$/.exec(type)?.[1]
  if (element && Array.isArray(value)) return { is: 'list', of: value.map((each) => treeAt(types, element, each)) }
  if (Object.hasOwn(types, type)) return structOf(types, type, value)
  if (/^u?int/.test(type)) return { is: 'leaf', type, value: BigInt(`${value}`) }
  return { is: 'leaf', type, value: typeof value === 'boolean' ? value : `${value}` }
}

/** The type text with all its structs (EIP-712, `encodeType`). */
export function encodeTypeOf({ types, primaryType }: Pick<TypedData, 'types' | 'primaryType'>): string {
  return encodeType(types, primaryType)
}
