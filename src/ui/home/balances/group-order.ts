import type { PriceView } from '../../../api/views/balances.ts'
import type { SettingsView } from '../../../api/views/wallet.ts'
import { balancesValuation } from '../total/valuation.ts'
import type { CurrencyGroup } from './balance-groups.ts'

type Prices = readonly PriceView[] | undefined

export function inOrder(
  groups: readonly CurrencyGroup[],
  order: SettingsView['tokenOrder'],
  prices: Prices,
): readonly CurrencyGroup[] {
  if (order === 'name') return groups.toSorted((a, b) => a.symbol.localeCompare(b.symbol))
  const valued = groups.map((group) => ({ group, dollars: dollarsOf(group, prices) ?? -1n }))
  return valued.sort((a, b) => (a.dollars === b.dollars ? 0 : a.dollars > b.dollars ? -1 : 1)).map(({ group }) => group)
}

/** A new price moves nothing; new groups go last. */
export function inPlaces(groups: readonly CurrencyGroup[], places: readonly string[]): readonly CurrencyGroup[] {
  const placeOf = ({ key }: CurrencyGroup) => (places.includes(key) ? places.indexOf(key) : places.length)
  return groups.toSorted((a, b) => placeOf(a) - placeOf(b))
}

function dollarsOf({ rows }: CurrencyGroup, prices: Prices): bigint | undefined {
  const valuation = prices && balancesValuation(rows, prices)
  return valuation && valuation.priced > 0 ? valuation.millionths : undefined
}
