import { type Hex, isHex } from '../../../lib/hex.ts'
import { checksummed } from '../../families/address.ts'
import type { ValueStruct, ValueTree } from './value-tree.ts'

export type Arguments = Readonly<{
  address: (at: number) => string
  amount: (at: number) => bigint
  amounts: (at: number) => readonly bigint[]
  flag: (at: number) => boolean
  bytes: (at: number) => Hex
  bytesList: (at: number) => readonly Hex[]
}>

/**
 * Reads arguments decoded by a signature.
 *
 * @returns functions that throw a RangeError for another type
 */
export function argumentReader({ members }: ValueStruct): Arguments {
  const at = (place: number) => members[place]?.value
  return {
    address: (place) => checksummed(bytesOf(at(place))),
    amount: (place) => amountOf(at(place)),
    amounts: (place) => listOf(at(place)).map(amountOf),
    flag: (place) => {
      const tree = at(place)
      if (tree?.is === 'leaf' && typeof tree.value === 'boolean') return tree.value
      throw new RangeError('expected a bool')
    },
    bytes: (place) => bytesOf(at(place)),
    bytesList: (place) => listOf(at(place)).map(bytesOf),
  }
}

function amountOf(tree: ValueTree | undefined): bigint {
  if (tree?.is === 'leaf' && typeof tree.value === 'bigint') return tree.value
  throw new RangeError('expected an integer')
}

function bytesOf(tree: ValueTree | undefined): Hex {
  if (tree?.is === 'leaf' && isHex(tree.value)) return tree.value
  throw new RangeError('expected bytes')
}

function listOf(tree: ValueTree | undefined): readonly ValueTree[] {
  if (tree?.is === 'list') return tree.of
  throw new RangeError('expected a list')
}
