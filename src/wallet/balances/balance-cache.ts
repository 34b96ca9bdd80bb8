import type { CachedBalance } from '../../core/money/cached-balance.ts'
import { isSameCurrency } from '../../core/money/currency.ts'
import type { Balance } from './currency-balances.ts'

/** A newer time alone is stored only after this. */
const SAME_SECONDS = 30

/** Merges fresh balances with stored ones for unread currencies; undefined when nothing changed. */
export function mergedBalances(
  before: readonly CachedBalance[],
  balances: readonly Balance[],
  nowSeconds: number,
): readonly CachedBalance[] | undefined {
  const after = balances.flatMap((balance): readonly CachedBalance[] => {
    if (!balance.known || balance.isPartial)
      return before.filter((each) => isSameCurrency(each.currency, balance.currency))
    const { account: _account, known: _known, ...read } = balance
    return [{ ...read, readAtSeconds: nowSeconds }]
  })
  const isSame = before.length === after.length && after.every((each, index) => saysTheSame(each, before[index]))
  return isSame ? undefined : after
}

function saysTheSame(after: CachedBalance, before: CachedBalance | undefined): boolean {
  return (
    before !== undefined &&
    isSameCurrency(after.currency, before.currency) &&
    after.value === before.value &&
    after.pending === before.pending &&
    after.isShared === before.isShared &&
    Math.abs(after.readAtSeconds - before.readAtSeconds) < SAME_SECONDS
  )
}
