import type { BalanceView, PriceView } from '../../../api/views/balances.ts'
import { isSameCurrency } from '../../../core/money/currency.ts'
import { dollarValueOf } from '../../../core/money/price.ts'
import { hasUnreadBalance } from '../balances/shown-balances.ts'

/**
 * Millionths of a dollar. Counts the funded balances with, without and awaiting a price. The oldest price's time is
 * in epoch seconds.
 */
export type BalancesValuation = Readonly<{
  millionths: bigint
  priced: number
  unpriced: number
  asked: number
  isWhole: boolean
  isUnread: boolean
  saidAtSeconds: number | undefined
}>

export function balancesValuation(balances: readonly BalanceView[], prices: readonly PriceView[]): BalancesValuation {
  const held = balances.flatMap((each) => (each.known && !each.isShared && each.value > 0n ? [each] : []))
  const said = held.flatMap((amount) => {
    const found = prices.find((each) => isSameCurrency(each, amount.currency))
    return found ? [{ ...found, amount }] : []
  })
  const priced = said.flatMap(({ price, amount, saidAtSeconds }) =>
    price === undefined ? [] : [{ saidAtSeconds, dollars: dollarValueOf(amount, price) }],
  )
  return {
    millionths: priced.reduce((sum, { dollars }) => sum + dollars, 0n),
    priced: priced.length,
    unpriced: said.length - priced.length,
    asked: held.length - said.length,
    isWhole: balances.every((each) => each.known),
    isUnread: hasUnreadBalance(balances),
    saidAtSeconds: priced.length === 0 ? undefined : Math.min(...priced.map(({ saidAtSeconds }) => saidAtSeconds)),
  }
}
