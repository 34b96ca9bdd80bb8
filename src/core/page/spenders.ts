import { isHex } from '../../lib/hex.ts'
import { checksummed, isSameAddress } from '../address.ts'
import type { TypedData } from '../item.ts'
import type { CallMeaning } from './call-meaning.ts'
import { partiesOf } from './parties.ts'
import { type Tree, treeOf } from './tree.ts'

/** Of how many spenders the code is read for one question: as much as a node answers at once, and more than honest sites name. */
export const MOST_SPENDERS = 20

/** Spenders as they are looked at: those whose code is to be read, and those of whom it is not. */
export type SpendersApart = Readonly<{ read: readonly string[]; left: readonly string[] }>

/** Parts spenders, each once and in the letters of EIP-55: `left` are those who are too many, and what is no address. */
export function partSpenders(spenders: readonly string[]): SpendersApart {
  const each = [...new Set(spenders.map((text) => (isHex(text, 20) ? checksummed(text) : text)))]
  const read: readonly string[] = each.filter((text) => isHex(text, 20)).slice(0, MOST_SPENDERS)
  return { read, left: each.filter((text) => !read.includes(text)) }
}

/** Whom a call lets take tokens or NFTs of an account, as far as its bytes say so. */
export function spendersOf(meaning: CallMeaning, account: string): readonly string[] {
  return partiesOf({ to: undefined, value: 0n, meaning })
    .filter(({ as, owner }) => as === 'spender' && (owner === undefined || isSameAddress(owner, account)))
    .map(({ address }) => address)
}

/** Whom typed data name as a spender, at any depth: whoever may take tokens by EIP-2612, by Permit2, and by what follows them. */
export function spendersIn(typedData: TypedData): readonly string[] {
  return within('', treeOf(typedData))
}

function within(name: string, tree: Tree): readonly string[] {
  if (tree.is === 'list') return tree.of.flatMap((each) => within(name, each))
  if (tree.is === 'struct') return tree.members.flatMap((each) => within(each.name, each.value))
  return tree.type === 'address' && name.toLowerCase() === 'spender' ? [`${tree.value}`] : []
}
