import type { PriceView } from '../../../api/views/balances.ts'
import { balancesValuation } from '../total/valuation.ts'
import type { CurrencyGroup } from './balance-groups.ts'

export const SMALL_DOLLARS = 1

export function isSmall({ rows, isWhole }: CurrencyGroup, prices: readonly PriceView[] | undefined): boolean {
  const isArriving = rows.some((row) => row.known && row.pending)
  if (!prices || !isWhole || isArriving) return false
  const { priced, unpriced, asked, millionths } = balancesValuation(rows, prices)
  return priced > 0 && unpriced + asked === 0 && millionths < BigInt(SMALL_DOLLARS) * 1_000_000n
}
