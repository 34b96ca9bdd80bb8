import type { BalanceView } from '../../api/views/balances.ts'
import { lazyComponent } from '../layout/lazy-component.tsx'
import { hrefOf } from '../route.ts'
import { useApp } from '../state/app.ts'
import { readyValue } from '../state/resource.ts'
import { BalanceGroup } from './balance-group.tsx'
import { balanceGroups, isZeroBalance } from './balance-groups.ts'

// Folded content can load later.
const ZeroBalances = lazyComponent(async () => (await import('./zero-balances.tsx')).ZeroBalances)

type ListProps = Readonly<{
  balances: readonly BalanceView[]
  isHidden: boolean
  isRefreshing: boolean
}>

export function BalanceList(props: ListProps) {
  const { store } = useApp()
  const prices = readyValue(store.prices.now.value)
  const zeros = props.balances.filter(isZeroBalance)
  return (
    <ul class="groups" aria-busy={props.isRefreshing} data-testid="balances">
      {balanceGroups(props.balances).map((group) => (
        <li key={group.key}>
          <BalanceGroup
            isHidden={props.isHidden}
            group={group}
            prices={prices}
            title={
              <a class="group-link" href={hrefOf({ screen: 'token', id: group.key })}>
                {group.symbol}
              </a>
            }
          />
        </li>
      ))}
      {zeros.length > 0 && (
        <li class="zero-place">
          <ZeroBalances balances={zeros} />
        </li>
      )}
    </ul>
  )
}
