import type { TypedData } from '../../execution/item.ts'
import { type ValueTree, valueTreeOf } from '../abi/value-tree.ts'
import { isUnlimited } from '../calls/unlimited-allowance.ts'
import { typedDataPowerOf } from './typed-data-power.ts'

const AMOUNTS = /^(value|amount|wad|rawAmount|maxAmount)$/i

/** Whether a permit of any contract names an unlimited amount; `allowed` is DAI's word for it. */
export function isUnlimitedPermit(typedData: TypedData): boolean {
  return typedDataPowerOf(typedData) === 'allowance' && within('', valueTreeOf(typedData))
}

function within(name: string, tree: ValueTree): boolean {
  if (tree.is === 'list') return tree.of.some((each) => within(name, each))
  if (tree.is === 'struct') return tree.members.some((each) => within(each.name, each.value))
  if (typeof tree.value === 'bigint') return AMOUNTS.test(name) && isUnlimited(tree.value)
  return name === 'allowed' && tree.value === true
}
