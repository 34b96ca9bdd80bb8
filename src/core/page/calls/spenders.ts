import { isHex } from '../../../lib/hex.ts'
import type { TypedData } from '../../execution/item.ts'
import { checksummed, isSameAddress } from '../../families/address.ts'
import { type ValueTree, valueTreeOf } from '../abi/value-tree.ts'
import type { CallMeaning } from './meaning.ts'
import { namedParties } from './named-parties.ts'

/** A node answers this many at once, and honest sites name fewer. */
export const MOST_SPENDERS = 20

export type PartitionedSpenders = Readonly<{ read: readonly string[]; left: readonly string[] }>

/** Deduplicates spenders in EIP-55 form; `left` are surplus ones and invalid addresses. */
export function partitionSpenders(spenders: readonly string[]): PartitionedSpenders {
  const each = [...new Set(spenders.map((text) => (isHex(text, 20) ? checksummed(text) : text)))]
  const read: readonly string[] = each.filter((text) => isHex(text, 20)).slice(0, MOST_SPENDERS)
  return { read, left: each.filter((text) => !read.includes(text)) }
}

/** The spenders that a call allows to take an account's tokens or NFTs. */
export function spendersOf(meaning: CallMeaning, account: string): readonly string[] {
  return namedParties({ to: undefined, value: 0n, meaning })
    .filter(({ as, owner }) => as === 'spender' && (owner === undefined || isSameAddress(owner, account)))
    .map(({ address }) => address)
}

/** The spenders that typed data name, at any depth (EIP-2612, Permit2 and similar). */
export function spendersIn(typedData: TypedData): readonly string[] {
  return within('', valueTreeOf(typedData))
}

function within(name: string, tree: ValueTree): readonly string[] {
  if (tree.is === 'list') return tree.of.flatMap((each) => within(name, each))
  if (tree.is === 'struct') return tree.members.flatMap((each) => within(each.name, each.value))
  return tree.type === 'address' && name.toLowerCase() === 'spender' ? [`${tree.value}`] : []
}
