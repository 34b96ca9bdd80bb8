import { isSameAddress } from '../address.ts'
import type { TypedData } from '../item.ts'
import type { CallMeaning } from './call-meaning.ts'
import { type Tree, treeOf } from './tree.ts'

/** Whom a call lets take tokens or NFTs of an account, as far as its bytes say so. */
export function spendersOf({ act }: CallMeaning, account: string): readonly string[] {
  switch (act.kind) {
    case 'allowance':
      return act.change === 'lower' || act.amount === 0n ? [] : [act.spender]
    case 'permit':
      return act.amount === 0n || !isSameAddress(act.owner, account) ? [] : [act.spender]
    case 'permit2':
      return act.amount === 0n ? [] : [act.spender]
    case 'operator':
      return act.isAllowed ? [act.operator] : []
    case 'batch':
      return act.calls.flatMap((each) => spendersOf(each, account))
    case 'described':
      return act.described.fields.flatMap(({ label, value }) =>
        label === 'own:spender' && value.as === 'address' ? [value.address] : [],
      )
    default:
      return []
  }
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
