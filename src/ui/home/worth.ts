import type { BalanceView, PriceView } from '../../api/money-views.ts'
import { isSameCurrency } from '../../core/currency.ts'
import { worthOf } from '../../core/price.ts'
import { isUnread } from './shown.ts'

/**
 * What balances come to by the service's prices: millionths of a dollar; of how many with money the price is known, is not
 * to be had, or is being asked for; whether everything was read, or nothing; and when the oldest price was said, epoch
 * seconds.
 */
export type Worth = Readonly<{
  millionths: bigint
  priced: number
  unpriced: number
  asked: number
  isWhole: boolean
  isUnread: boolean
  saidAtSeconds: number | undefined
}>

/** Sums up what there is; money that stands under two currencies counts once, and what was not read does not count. */
export function worthIn(balances: readonly BalanceView[], prices: readonly PriceView[]): Worth {
  const held = balances.flatMap((each) => (each.known && !each.isShared && each.value > 0n ? [each] : []))
  const said = held.flatMap((amount) => {
    const found = prices.find((each) => isSameCurrency(each, amount.currency))
    return found ? [{ ...found, amount }] : []
  })
  const priced = said.flatMap(({ price, amount, saidAtSeconds }) =>
    price === undefined ? [] : [{ saidAtSeconds, worth: worthOf(amount, price) }],
  )
  return {
    millionths: priced.reduce((sum, { worth }) => sum + worth, 0n),
    priced: priced.length,
    unpriced: said.length - priced.length,
    asked: held.length - said.length,
    isWhole: balances.every((each) => each.known),
    isUnread: isUnread(balances),
    saidAtSeconds: priced.length === 0 ? undefined : Math.min(...priced.map(({ saidAtSeconds }) => saidAtSeconds)),
  }
}
