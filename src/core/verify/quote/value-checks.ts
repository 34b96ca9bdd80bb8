import type { Item } from '../../execution/item.ts'
import type { Context } from '../context.ts'
import { checkCost } from './cost.ts'
import { checkOrderPayment } from './order-payment.ts'
import { checkFeeValues, checkPrices } from './prices.ts'
import { checkTopupValue } from './topup.ts'

/** Compares input and output by independent prices, once, before the approval. */
export function checkValue(context: Context, plan: readonly Item[]): void {
  checkCost(context, plan)
  checkOrderPayment(context)
  checkFeeValues(context)
  checkTopupValue(context)
  checkPrices(context)
}
