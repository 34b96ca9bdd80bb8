import type { ExecutionView } from '../../api/views.ts'

/** What the miner gets; only a bound where there were several attempts, since an earlier one may be the one that got in. */
export function minerFeeOf({
  plan,
  items,
}: Pick<ExecutionView, 'plan' | 'items'>): Readonly<{ feeSats: bigint; isExact: boolean }> | undefined {
  const index = plan.findIndex((item) => item.kind === 'bitcoinPsbt')
  const [item, state] = [plan[index], items[index]]
  if (item?.kind !== 'bitcoinPsbt' || !state) return undefined
  if (state.phase === 'planned' || state.terms.terms !== 'bitcoin') return { feeSats: item.feeSats, isExact: true }
  return { feeSats: state.terms.feeSats, isExact: state.earlier.length === 0 }
}
