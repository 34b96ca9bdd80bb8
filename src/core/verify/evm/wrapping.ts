import type { Item } from '../../execution/item.ts'
import { isSameAddress } from '../../families/address.ts'
import { isEvmTransaction } from '../../families/evm/items.ts'
import type { Context } from '../context.ts'
import { isLocal } from '../route.ts'
import { buildWrapping } from './rebuilt-transactions.ts'

/** Whether a plan wraps or unwraps native currency one to one. */
export function isWrapped(plan: readonly Item[], context: Context): boolean {
  const { originCurrency: from, destinationCurrency: into } = context.intent
  const last = plan.at(-1)
  if (!isLocal(context.intent) || from.isNative === into.isNative) return false
  if (!isEvmTransaction(last) || last.role !== 'swap') return false
  const built = buildWrapping(context)
  return isSameAddress(last.to, built.to) && last.data === built.data
}
