import { useEffect, useMemo } from 'preact/hooks'
import type { AccountView } from '../../../api/views/wallet.ts'
import { useApp } from '../../state/app.ts'
import { readyValue, resource } from '../../state/resource.ts'
import { accountRef } from '../../state/store.ts'
import { shownBalances, withoutCustomTokens } from '../balances/shown-balances.ts'
import { ValuationText } from './valuation-text.tsx'

export function AccountTotal({ account }: { account: AccountView }) {
  const { client, store } = useApp()
  const cached = useMemo(
    () => resource(() => client.call('balances.cached', { account: accountRef(account) })),
    [client, account],
  )
  const prices = useMemo(
    () => resource(() => client.call('prices.list', { account: accountRef(account) })),
    [client, account],
  )
  useEffect(() => {
    void cached.reload()
    void prices.reload()
  }, [cached, prices])
  const isInUse = store.account.value?.id === account.id
  const balances = (isInUse && shownBalances(store)?.balances) || readyValue(cached.now.value)?.balances
  if (!balances) return null
  return (
    <ValuationText balances={withoutCustomTokens(balances)} prices={readyValue(prices.now.value)} isHidden={false} />
  )
}
