import type { Item } from '../../item.ts'
import type { Context } from '../context.ts'
import { checkCost } from './cost.ts'
import { checkOrderPayment } from './order-payment.ts'
import { checkFeeWorths, checkPrices } from './prices.ts'
import { checkTopupWorth } from './topup.ts'

/**
 * What is paid against what comes of it, by prices that the service does not control: asked once, before the approval,
 * since the plan that was approved is the plan that is signed.
 */
export function checkValue(context: Context, plan: readonly Item[]): void {
  checkCost(context, plan)
  checkOrderPayment(context)
  checkFeeWorths(context)
  checkTopupWorth(context)
  checkPrices(context)
}
