import { useApp } from '../../state/app.ts'
import { readyValue } from '../../state/resource.ts'
import { type ShownBalances, withoutCustomTokens } from '../balances/shown-balances.ts'
import type { BalancesValuation } from '../total/valuation.ts'
import { ValueChart } from './value-chart.tsx'

type Props = Readonly<{ shown: ShownBalances | undefined; valuation: BalancesValuation | undefined }>

/** Ends with the shown total. */
export function TotalChart({ shown, valuation }: Props) {
  const { store } = useApp()
  const isStill = readyValue(store.moving.now.value)?.count === 0
  const isWhole = isStill && shown !== undefined && valuation !== undefined && isReading(shown, valuation)
  return <ValueChart current={isWhole ? valuation.millionths : undefined} />
}

function isReading({ balances, fromSeconds }: ShownBalances, valuation: BalancesValuation): boolean {
  const isSettled = withoutCustomTokens(balances).every(
    (each) => !each.known || !(each.pending || each.isPartial || each.isEarlier),
  )
  return fromSeconds === undefined && isSettled && valuation.isWhole && valuation.priced > 0 && valuation.asked === 0
}
