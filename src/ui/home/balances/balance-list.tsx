import { useRef } from 'preact/hooks'
import type { BalanceView, PriceView } from '../../../api/views/balances.ts'
import { lazyComponent } from '../../layout/lazy-component.tsx'
import { hrefOf } from '../../route.ts'
import { useApp } from '../../state/app.ts'
import { readyValue } from '../../state/resource.ts'
import { useChainName } from '../../state/wallet/chain-name.ts'
import { BalanceGroup } from './balance-group.tsx'
import { balanceGroups, type CurrencyGroup, isZeroBalance } from './balance-groups.ts'
import { inOrder, inPlaces } from './group-order.ts'
import { isSmall } from './small-balance-limit.ts'

const ZeroBalances = lazyComponent(async () => (await import('./zero-balances.tsx')).ZeroBalances)
const SmallBalances = lazyComponent(async () => (await import('./small-balances.tsx')).SmallBalances)
const TokenTools = lazyComponent(async () => (await import('../tokens/token-tools.tsx')).TokenTools)

type ListProps = Readonly<{
  balances: readonly BalanceView[]
  isHidden: boolean
  isRefreshing: boolean
  /** Undefined while the tools are closed. */
  words: string | undefined
  onWords: (words: string) => void
}>

export function BalanceList({ words, onWords, ...props }: ListProps) {
  const { store } = useApp()
  const nameOf = useChainName()
  const prices = readyValue(store.prices.now.value)
  const asked = (words ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const isFinding = asked.length > 0
  const zeros = isFinding ? [] : props.balances.filter(isZeroBalance)
  const found = useOrdered(balanceGroups(props.balances), prices).filter(({ symbol, name, rows }) => {
    const chains = rows.map((row) => nameOf(row.currency.chainId))
    const text = [symbol, name, ...chains].join(' ').toLowerCase()
    return asked.every((word) => text.includes(word))
  })
  const hidesSmall = readyValue(store.wallet.now.value)?.settings.hidesSmall && !isFinding
  const small = hidesSmall ? found.filter((group) => isSmall(group, prices)) : []
  return (
    <>
      {words !== undefined && <TokenTools words={words} found={found.length} onWords={onWords} />}
      <ul class="groups" aria-busy={props.isRefreshing} data-testid="balances">
        {found
          .filter((group) => !small.includes(group))
          .map((group) => (
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
        {small.length > 0 && (
          <li class="zero-place">
            <SmallBalances groups={small} prices={prices} isHidden={props.isHidden} />
          </li>
        )}
        {zeros.length > 0 && (
          <li class="zero-place">
            <ZeroBalances balances={zeros} />
          </li>
        )}
      </ul>
    </>
  )
}

/** Sorts once for each account and order. */
function useOrdered(groups: readonly CurrencyGroup[], prices: readonly PriceView[] | undefined) {
  const { store } = useApp()
  const order = readyValue(store.wallet.now.value)?.settings.tokenOrder ?? 'value'
  const of = `${store.account.value?.id} ${order}`
  const kept = useRef({ of: '', places: [] as readonly string[] })
  const sorted = kept.current.of === of ? inPlaces(groups, kept.current.places) : inOrder(groups, order, prices)
  if (prices) kept.current = { of, places: sorted.map(({ key }) => key) }
  return sorted
}
