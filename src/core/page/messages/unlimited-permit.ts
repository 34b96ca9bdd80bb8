import type { TypedData } from '../../execution/item.ts'
import { type ValueTree, valueTreeOf } from '../abi/value-tree.ts'
import { isUnlimited } from '../calls/unlimited-allowance.ts'
import { typedDataPowerOf } from './typed-data-power.ts'

const OTHER_NUMBERS = /nonce|salt|deadline|expir|valid|time|hash|^_?id$|Id$/i
const YES = /allow|approv|authori/i

/** Whether any permit names an unlimited amount, or allows all (DAI, collections). */
export function isUnlimitedPermit(typedData: TypedData): boolean {
  return typedDataPowerOf(typedData) === 'allowance' && within('', valueTreeOf(typedData))
}

function within(name: string, tree: ValueTree): boolean {
  if (tree.is === 'list') return tree.of.some((each) => within(name, each))
  if (tree.is === 'struct') return tree.members.some((each) => within(each.name, each.value))
  if (typeof tree.value === 'bigint') return !OTHER_NUMBERS.test(name) && isUnlimited(tree.value)
  return YES.test(name) && tree.value === true
}
