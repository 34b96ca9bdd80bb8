import type { Item } from '../execution/item.ts'
import { amountWithSymbol, leastOutOf } from './amount-text.ts'
import type { Context } from './context.ts'
import { isWrapped } from './evm/wrapping.ts'
import { isSendIntent } from './route.ts'

/** Requires a send or a wrapping to deliver exactly its input. */
export function checkOneToOne(plan: readonly Item[], context: Context): void {
  const { intent, quote, amountIn, report } = context
  if (!isSendIntent(intent) && !isWrapped(plan, context)) return
  const words = (value: bigint) => amountWithSymbol(value, intent.destinationCurrency)
  const { amount } = quote.details.currencyOut
  if (amount !== amountIn) {
    report('C07', 'details.currencyOut.amount', { says: 'outputDiffers', pays: words(amount), asked: words(amountIn) })
  }
  const least = leastOutOf(quote)
  if (least !== amountIn) {
    const says = { says: 'leastDoesNotFit', least: words(least), promised: words(amountIn) } as const
    report('C07', 'details.currencyOut.minimumAmount', says)
  }
}
